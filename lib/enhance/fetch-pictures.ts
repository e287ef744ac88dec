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

async function fetchAll(): Promise<void> {
  const part = document.querySelector<HTMLElement>(PART)
  // One in each frame, and before anything is asked about what is in them, which would lay them out all at once.
  for (const block of part?.children ?? []) {
    ;(block as HTMLElement).style.contentVisibility = 'visible'
    await new Promise(requestAnimationFrame)
  }
  if ((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData) return
  const lazy = document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')
  const waiting = [...lazy].filter((image) => getComputedStyle(image).display !== 'none')
  for (const image of waiting) if (!image.closest(PART)) image.loading = 'eager'
  if (part) showDrawings(part, waiting)
}

/**
 * Once the page is there and seen, lays the parts of a long one out (components/home/HomeBlocks), and fetches the pictures
 * further down, so that nobody scrolls to an empty place. With the data saver on they wait for the reader. What a phone does
 * not show, it does not fetch.
 */
export function fetchPictures(): void {
  // Behind the first paint, on a slow line too. A frame asked for here could be that paint, and hold it up.
  addEventListener('load', () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      fetchAll()
    }).observe({ type: 'paint', buffered: true }),
  )
}
