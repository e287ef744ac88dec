import { toEmailParts } from '../format/email-parts.ts'
import { postJson } from '../forms/post.ts'
import { showToast } from './toast.ts'

const TIMEOUT_MS = 20_000

const toLink = (email: string) =>
  Object.assign(document.createElement('a'), { href: `mailto:${email}`, textContent: email })

/** Subscribes without leaving the page. If this fails to load, the form posts itself. */
export class NewsletterForm extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', (event) => {
      event.preventDefault()
      void this.subscribe(event.target as HTMLFormElement)
    })
  }

  private async subscribe(form: HTMLFormElement): Promise<void> {
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    const answer = await postJson(form.action, Object.fromEntries(new FormData(form)), undefined, TIMEOUT_MS)
    form.ariaBusy = null
    if (!answer.ok) return this.say(answer.errors.email ?? answer.detail, 'failed', Boolean(answer.errors.email))
    this.say(String(answer.body.message ?? 'You are subscribed.'), 'sent')
    form.reset()
  }

  private say(text: string, state: 'sent' | 'failed', isAddressWrong = false): void {
    const place = this.querySelector<HTMLElement>('[data-answer]')
    const input = this.querySelector('input')
    if (place) {
      const parts = toEmailParts(text).map((part, index) => (index % 2 ? toLink(part) : part))
      place.replaceChildren(...parts)
      place.dataset.state = state
    }
    if (isAddressWrong) input?.setAttribute('aria-invalid', 'true')
    else input?.removeAttribute('aria-invalid')
    if (state === 'failed') input?.focus()
    else showToast(text)
  }
}
