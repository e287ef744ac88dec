/** So many pictures at most are fetched ahead on a small screen. */
const HANDFUL = 8

/**
 * Fetches the pictures further down once the page itself is there, so that nobody scrolls to an empty place. With
 * the data saver on they wait for the reader, and on a phone they do where they are many. What a phone does not show, it
 * does not fetch.
 */
export function fetchPictures(): void {
  const fetchAll = () => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    const lazy = document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')
    const waiting = [...lazy].filter((image) => getComputedStyle(image).display !== 'none')
    const wide = window.matchMedia('(min-width: 45rem)').matches
    if (connection?.saveData || (!wide && waiting.length > HANDFUL)) return
    for (const image of waiting) image.loading = 'eager'
  }
  if (document.readyState === 'complete') fetchAll()
  else window.addEventListener('load', fetchAll, { once: true })
}
