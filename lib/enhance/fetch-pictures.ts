type Drawings = Readonly<Record<string, string>>

/** The drawings of a part of the page, by address, from the one answer that it names; none where that does not come. */
const getDrawings = (part: HTMLElement): Promise<Drawings> =>
  fetch(part.dataset.drawings ?? '')
    .then((answer) => answer.json())
    .catch(() => ({}))

async function fetchAll(): Promise<void> {
  const saves = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData
  const part = document.querySelector<HTMLElement>('[data-drawings]')
  // On its way while the parts are laid out.
  const answer = !saves && part && getDrawings(part)
  // One in each frame, and before anything is asked about what is in them, which would lay them out all at once.
  for (const block of document.querySelectorAll<HTMLElement>('[data-parts] > *')) {
    block.style.contentVisibility = 'visible'
    await new Promise(requestAnimationFrame)
  }
  if (saves) return
  const lazy = document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')
  const waiting = [...lazy].filter((image) => getComputedStyle(image).display !== 'none')
  const drawings = answer ? await answer : {}
  for (const image of waiting) {
    const svg = drawings[image.getAttribute('src') ?? '']
    if (svg) image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    image.loading = 'eager'
    // A drawing is parsed like a page: all at once would hold up a slow phone for a fifth of a second.
    if (svg) await new Promise((done) => setTimeout(done))
  }
}

/**
 * Once the page is there and seen, lays the parts of a long one out (components/home/HomeBlocks), and fetches the pictures
 * further down, so that nobody scrolls to an empty place. With the data saver on they wait for the reader. What a phone does
 * not show, it does not fetch.
 */
export function fetchPictures(): void {
  // Behind the first paint, on a slow line too. A frame asked for here could be that paint, and hold it up.
  const watch = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      fetchAll()
    }).observe({ type: 'paint', buffered: true })
  if (document.readyState === 'complete') watch()
  else addEventListener('load', watch)
}
