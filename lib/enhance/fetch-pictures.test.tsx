import { fetchPictures } from './fetch-pictures.ts'

// jsdom does not paint, so this one has already painted.
const painted = { observe: jest.fn(), disconnect: jest.fn() }
window.PerformanceObserver = jest.fn((tell: PerformanceObserverCallback) => {
  setTimeout(() => tell({} as PerformanceObserverEntryList, painted as unknown as PerformanceObserver))
  return painted
}) as never

const offline = () => Promise.reject(new Error('offline'))
const setPointer = (isCoarse: boolean) => {
  window.matchMedia = (() => ({ matches: isCoarse })) as never
}
beforeEach(() => setPointer(false))

async function setUp(page: string, { connection = {}, answer = offline } = {}) {
  document.body.innerHTML = page
  window.fetch = answer as unknown as typeof fetch
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  fetchPictures()
  // The paint, and the work that it leaves for later, step by step.
  for (let step = 0; step < 8; step += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  return [...document.images].filter((image) => image.loading === 'eager')
}

const picture = '<img alt="" loading="lazy" src="/art/patch/sun.svg">'

it('fetches the pictures further down once the page is there', async () => {
  expect(await setUp(picture.repeat(20))).toHaveLength(20)
})

it('waits for a page that is not there yet', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  document.body.innerHTML = picture
  fetchPictures()
  for (let step = 0; step < 3; step += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.images[0]?.loading).not.toBe('eager')
  window.dispatchEvent(new Event('load'))
  for (let step = 0; step < 3; step += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.images[0]?.loading).toBe('eager')
  state.mockRestore()
})

it('takes those of a part of the page from one answer that it names', async () => {
  const answer = () => Promise.resolve({ json: () => Promise.resolve({ '/art/patch/sun.svg': '<svg id="sun"/>' }) })
  const page = `<div data-drawings="/art/home.json">${picture}<img alt="" loading="lazy" src="/photo.jpg"></div>`
  const [drawn, photo] = await setUp(page, { answer: answer as never })
  expect(decodeURIComponent(drawn?.src ?? '')).toBe('data:image/svg+xml,<svg id="sun"/>')
  expect(photo?.getAttribute('src')).toBe('/photo.jpg')
})

it('lays the parts of a long page out before it looks into them', async () => {
  const read = () =>
    [...document.querySelectorAll('section')].map(({ style }) => style.getPropertyValue('content-visibility'))
  const whenAsked: string[][] = []
  const answer = () => {
    whenAsked.push(read())
    return Promise.reject(new Error('offline'))
  }
  const [first, second] = ['data-parts=""', 'data-parts="" data-drawings="/art/home.json"']
  await setUp(`<div ${first}><section></section></div><div ${second}><section>${picture}</section></div>`, { answer })
  expect(read()).toEqual(['visible', 'visible'])
  // In the meantime their drawings are loading.
  expect(whenAsked[0]).toEqual(['', ''])
})

it('fetches each by itself where that answer does not come', async () => {
  const [image] = await setUp(`<div data-drawings="/art/home.json">${picture}</div>`)
  expect(image?.getAttribute('src')).toBe('/art/patch/sun.svg')
})

it.each([[{ saveData: true }], [{ effectiveType: '3g' }]])(
  'lets them wait for a reader who saves data or has a slow line: %j',
  async (connection) => {
    const answer = jest.fn(offline)
    const page = `${picture}<div data-drawings="/art/home.json">${picture}</div>`
    expect(await setUp(page, { connection, answer })).toHaveLength(0)
    expect(answer).not.toHaveBeenCalled()
  },
)

it('lets them wait on a phone whose browser has fetched more than the first, and nowhere else', async () => {
  const width = jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(320)
  const answer = jest.fn(offline)
  const page = `<div data-drawings="/art/home.json">${picture.repeat(2)}</div>`
  setPointer(true)
  expect(await setUp(page, { answer })).toHaveLength(0)
  expect(answer).not.toHaveBeenCalled()
  setPointer(false)
  expect(await setUp(page, { answer })).toHaveLength(2)
  width.mockRestore()
})

it('leaves alone what is not shown', async () => {
  document.head.innerHTML = '<style>img + img { display: none }</style>'
  expect(await setUp(picture.repeat(20))).toHaveLength(1)
  document.head.innerHTML = ''
})

it('waits for the first paint, which a frame of its own might be', async () => {
  await setUp(picture)
  expect(painted.observe).toHaveBeenLastCalledWith({ type: 'paint', buffered: true })
  expect(painted.disconnect).toHaveBeenCalled()
})
