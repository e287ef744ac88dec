/** Loads a frame from another site only when its link is clicked. */
export class ClickToLoad extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', (event) => {
      const { src, title } = this.dataset
      const opener = event.target instanceof Element && event.target.closest('[data-open]')
      const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey
      if (!src || !opener || opensNewTab) return
      event.preventDefault()
      const frame = document.createElement('iframe')
      Object.assign(frame, {
        src,
        title: title ?? '',
        allow: 'fullscreen; picture-in-picture',
        referrerPolicy: 'strict-origin-when-cross-origin',
      })
      const place = this.querySelector('[data-frame]') ?? this
      place.replaceChildren(frame)
      frame.focus()
    })
  }
}
