type Drawings = Readonly<Record<string, string>>

const getDrawings = (part: HTMLElement): Promise<Drawings> =>
  fetch(part.dataset.drawings ?? '')
    .then((answer) => answer.json())
    .catch(() => ({}))

type Connection = { saveData?: boolean; effectiveType?: string }

async function fetchAll(): Promise<void> {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {}
  const part = document.querySelector<HTMLElement>('[data-drawings]')
  // The first drawing is near the first screen. If the browser has already fetched others, the response would load them
  // twice.
  const isFetchedAhead = [...(part?.querySelectorAll('img') ?? [])].slice(1).some((image) => image.naturalWidth > 0)
  const isOnPhone = matchMedia('(pointer: coarse)').matches
  // On a slow connection the browser itself fetches pictures from further away, earlier than this script could, and
  // each byte counts.
  const saves = saveData || effectiveType !== '4g' || (isOnPhone && isFetchedAhead)
  // Requested first, so that it loads while the parts are laid out.
  const answer = !saves && part && getDrawings(part)
  // One part per frame, before any style is read: reading a style would lay out all parts at once.
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
    // A drawing is parsed like a page. Parsing all of them at once would block a slow phone for a fifth of a second.
    if (svg) await new Promise((done) => setTimeout(done))
  }
}

/** After the first paint, lays out the parts of a long page (HomeBlocks) and loads the pictures further down. */
export function fetchPictures(): void {
  // Waits for the first paint, even on slow connections. An animation frame could be that paint, and delay it.
  const watch = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      fetchAll()
    }).observe({ type: 'paint', buffered: true })
  if (document.readyState === 'complete') watch()
  else addEventListener('load', watch)
}
