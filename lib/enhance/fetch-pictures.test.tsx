import { fetchPictures } from './fetch-pictures.ts'

function setUp({ pictures, wide, saveData = false }: { pictures: number; wide: boolean; saveData?: boolean }) {
  document.body.innerHTML = '<img alt="" loading="lazy">'.repeat(pictures)
  window.matchMedia = () => ({ matches: wide }) as MediaQueryList
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
  fetchPictures()
  return [...document.images].filter((image) => image.loading === 'eager').length
}

it('fetches the pictures further down once the page is there', () => {
  expect(setUp({ pictures: 20, wide: true })).toBe(20)
})

it('fetches only a handful ahead on a phone', () => {
  expect(setUp({ pictures: 8, wide: false })).toBe(8)
  expect(setUp({ pictures: 9, wide: false })).toBe(0)
})

it('lets them wait for a reader who saves data', () => {
  expect(setUp({ pictures: 3, wide: true, saveData: true })).toBe(0)
})

it('leaves alone what is not shown', () => {
  document.head.innerHTML = '<style>img + img { display: none }</style>'
  expect(setUp({ pictures: 20, wide: false })).toBe(1)
  document.head.innerHTML = ''
})
