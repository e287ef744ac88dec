import { withLateParts } from './late-parts.ts'

const script = '<script src="/enhance/enhance-1.js" integrity="sha384-a" defer=""></script>'
const manifest = '<link rel="manifest" href="/manifest.webmanifest"/>'

/** A page as a browser without paint reports has it; `paint` is what its observer was told to do. */
function open(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const run = [...page.scripts].find((one) => one.text.includes('PerformanceObserver'))?.text ?? ''
  let tell: () => void = () => {}
  const observe = jest.fn()
  class Observer {
    constructor(told: () => void) {
      tell = told
    }
    observe = observe
  }
  new Function('document', 'PerformanceObserver', run)(page, Observer)
  return { page, observe, paint: () => tell() }
}

describe('what waits for the first paint', () => {
  const html = withLateParts(
    `<html><head>${manifest}<title>T</title></head><body><template><p>Text</p></template>${script}</body></html>`,
  )

  it('is asked for by nobody before it', () => {
    const { page, observe } = open(html)
    expect(observe).toHaveBeenCalledWith({ type: 'paint' })
    expect(page.querySelector('link[rel=manifest], script[src]')).toBeNull()
  })

  it('is in the page behind it, and the page’s own templates stay', () => {
    const { page, paint } = open(html)
    // First anything, then text or a picture.
    paint()
    paint()
    expect(page.querySelector('head > script[src]')?.outerHTML).toBe(script)
    expect(page.querySelector('head > link[rel=manifest]')?.getAttribute('href')).toBe('/manifest.webmanifest')
    expect(page.querySelector('body > template')?.innerHTML).toBe('<p>Text</p>')
  })

  it('is nothing in a page that has none', () => {
    const plain = '<html><head></head><body></body></html>'
    expect(withLateParts(plain)).toBe(plain)
  })
})
