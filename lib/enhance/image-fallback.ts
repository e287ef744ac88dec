function fallBack(image: HTMLImageElement): void {
  const { fallback } = image.dataset
  // Only once: a broken fallback would reload itself endlessly.
  delete image.dataset.fallback
  if (!fallback) return
  image.src = fallback
  // The fallback does not show what the alt text describes, so that text becomes a caption.
  const figure = image.closest('figure')
  if (!image.alt || !figure || figure.querySelector('figcaption')) return
  const words = document.createElement('figcaption')
  words.textContent = image.alt
  figure.append(words)
}

/** Replaces a picture that cannot be loaded with the one in its `data-fallback`. */
export function watchImages(): void {
  document.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLImageElement) fallBack(event.target)
    },
    true,
  )
  // Pictures that failed before this script ran send no more events.
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) fallBack(image)
  }
}
