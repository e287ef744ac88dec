import { showToast } from './toast.ts'

type Answer = { message?: string; detail?: string; errors?: { email?: string } }

/** Subscribes in place. Without this the form posts itself and ends on a page of its own. */
class NewsletterForm extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', (event) => {
      event.preventDefault()
      void this.subscribe(event.target as HTMLFormElement)
    })
  }

  private async subscribe(form: HTMLFormElement): Promise<void> {
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
        signal: AbortSignal.timeout(20_000),
      })
      const answer = (await response.json()) as Answer
      if (!response.ok) throw new Error(answer.errors?.email ?? answer.detail)
      this.say(answer.message ?? 'You are subscribed.', 'sent')
      form.reset()
    } catch (error) {
      // Errors of fetch itself are TypeError or DOMException; their texts are for developers.
      const told = error instanceof Error && error.constructor === Error && error.message
      this.say(told || 'We could not reach the server. Check your connection and try again.', 'failed')
    } finally {
      form.ariaBusy = null
    }
  }

  private say(text: string, state: 'sent' | 'failed'): void {
    const place = this.querySelector<HTMLElement>('[data-answer]')
    const input = this.querySelector('input')
    if (place) {
      place.textContent = text
      place.dataset.state = state
    }
    if (state === 'failed') {
      input?.setAttribute('aria-invalid', 'true')
      input?.focus()
    } else {
      input?.removeAttribute('aria-invalid')
      showToast(text)
    }
  }
}

export function defineNewsletterForm(): void {
  customElements.define('newsletter-form', NewsletterForm)
}
