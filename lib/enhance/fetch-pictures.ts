type Drawings = Readonly<Record<string, string>>

const PART = '[data-drawings]'

/** Gives the drawings of a part of the page from the one answer that it names, by address; none where it does not come. */
async function showDrawings(part: HTMLElement, pictures: HTMLImageElement[]): Promise<void> {
  const drawings: Drawings = await fetch(part.dataset.drawings ?? '')
    .then((answer) => answer.json())
    .catch(() => ({}))
  for (const image of pictures) {
    const svg = drawings[image.getAttribute('src') ?? '']
    if (svg) image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    image.loading = 'eager'
    // A drawing is parsed like a page: all at once would hold up a slow phone for a fifth of a second.
    await new Promise((done) => setTimeout(done))
  }
}

/**
 * Fetches the pictures further down once the page itself is there and seen, so that nobody scrolls to an empty place. With
 * the data saver on they wait for the reader. What a phone does not show, it does not fetch.
 */
export function fetchPictures(): void {
  const fetchAll = () => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (connection?.saveData) return
    const lazy = document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')
    const waiting = [...lazy].filter((image) => getComputedStyle(image).display !== 'none')
    for (const image of waiting) if (!image.closest(PART)) image.loading = 'eager'
    const part = document.querySelector<HTMLElement>(PART)
    if (part) showDrawings(part, waiting)
  }
  // Behind the first paint, on a slow line too. A frame asked for here could be that paint, and hold it up.
  const fetchLater = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      fetchAll()
    }).observe({ type: 'paint', buffered: true })
  if (document.readyState === 'complete') fetchLater()
  else window.addEventListener('load', fetchLater, { once: true })
}
