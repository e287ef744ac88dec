import { showToast } from './toast.ts'

/** Opens the device's share sheet, else copies the page's address. Hidden by CSS until it is defined. */
class ShareButton extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', () => void this.share())
  }

  private async share(): Promise<void> {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    const url = canonical?.href ?? location.href
    try {
      if (navigator.share) {
        await navigator.share({ title: document.title, url })
      } else {
        await navigator.clipboard.writeText(url)
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
