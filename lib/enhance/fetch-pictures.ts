type Drawings = Readonly<Record<string, string>>

/** The drawings that the page names as one answer, by address; none where it names none or they do not come. */
async function getDrawings(): Promise<Drawings> {
  const address = document.querySelector('main')?.dataset.drawings
  if (!address) return {}
  return fetch(address)
    .then((answer): Promise<Drawings> => answer.json())
    .catch(() => ({}))
}

/**
 * Fetches the pictures further down once the page itself is there, so that nobody scrolls to an empty place. With
 * the data saver on they wait for the reader. What a phone does not show, it does not fetch.
 */
export function fetchPictures(): void {
  const fetchAll = async () => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (connection?.saveData) return
    const drawings = await getDrawings()
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
      if (getComputedStyle(image).display === 'none') continue
      const svg = drawings[image.getAttribute('src') ?? '']
      if (svg) image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      image.loading = 'eager'
    }
  }
  if (document.readyState === 'complete') fetchAll()
  else window.addEventListener('load', fetchAll, { once: true })
}
