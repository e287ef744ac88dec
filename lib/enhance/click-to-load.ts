/** Loads a frame of another site only when its link is clicked: `data-src` is the frame's address, `data-title` its name. */
class ClickToLoad extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', (event) => {
      const { src, title } = this.dataset
      const opener = event.target instanceof Element && event.target.closest('[data-open]')
      // A click with a modifier asks for a new tab: the link itself does that.
      if (!src || !opener || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const frame = document.createElement('iframe')
      Object.assign(frame, {
        src,
        title: title ?? '',
        allow: 'fullscreen; picture-in-picture',
        referrerPolicy: 'strict-origin-when-cross-origin',
      })
      this.replaceChildren(frame)
      frame.focus()
    })
  }
}

/** Makes the page's <click-to-load> elements work. */
export function defineClickToLoad(): void {
  customElements.define('click-to-load', ClickToLoad)
}
