function fallBack(image: HTMLImageElement): void {
  const { fallback } = image.dataset
  // Once only: a broken fallback must not load itself for ever.
  delete image.dataset.fallback
  if (!fallback) return
  image.src = fallback
  // What the picture showed is still worth reading.
  const figure = image.closest('figure')
  if (!image.alt || !figure || figure.querySelector('figcaption')) return
  const words = document.createElement('figcaption')
  words.textContent = image.alt
  figure.append(words)
}

/** Swaps a picture that cannot be loaded for the one named by its `data-fallback`. */
export function watchImages(): void {
  // `error` does not bubble, but it can be captured.
  document.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLImageElement) fallBack(event.target)
    },
    true,
  )
  // Pictures that failed before this script ran.
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) fallBack(image)
  }
}
