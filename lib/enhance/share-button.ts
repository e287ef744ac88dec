import { showToast } from './toast.ts'

/** Opens the device's share sheet, else copies the page's address. Hidden by CSS until it is defined. */
class ShareButton extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', () => void this.share())
  }

  private async share(): Promise<void> {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    const url = canonical?.href ?? location.href
    // A form renames its page while it is filled in.
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
      // Closing the share sheet is no failure.
      if ((error as Error).name !== 'AbortError') showToast('Copy the address from the address bar.', 'error')
    }
  }
}

/** Makes the page's <share-button> elements work. */
export function defineShareButton(): void {
  customElements.define('share-button', ShareButton)
}
