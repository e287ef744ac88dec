import { showToast } from './toast.ts'

/** Opens the share sheet, or copies the page's address. CSS hides it until it is defined. */
export class ShareButton extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', () => void this.share())
  }

  private async share(): Promise<void> {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    const url = canonical?.href ?? location.href
    // A form changes the page's title while it is filled in.
    const title = document.querySelector<HTMLMetaElement>('[property="og:title"]')?.content ?? document.title
    try {
      if (navigator.share) {
        await navigator.share({ title, url })
      } else {
        await navigator.clipboard.writeText(url)
        const button = this.querySelector('button')
        if (button) button.textContent = 'Link copied'
        showToast('Link copied.')
      }
    } catch (error) {
      // Closing the share sheet is not an error.
      if ((error as Error).name !== 'AbortError') showToast('Copy the address from the address bar.', 'error')
    }
  }
}
