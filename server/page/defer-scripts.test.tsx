import { deferScripts } from './defer-scripts.ts'

const script = '<script src="/enhance/enhance-1.js" integrity="sha384-a" defer=""></script>'
const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>'
const polyfills = '<script src="/_next/static/chunks/b.js" noModule=""></script>'
const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" disabled=""/>'
const manifest = '<link rel="manifest" href="/manifest.webmanifest"/>'

/** Opens a page as in a browser that reports `paint` and `load`. */
function open(html: string, reports = ['paint']) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const run = [...page.scripts].find((one) => one.text.includes('PerformanceObserver'))?.text ?? ''
  const paints: (() => void)[] = []
  let load: () => void = () => {}
  class Observer {
    static readonly supportedEntryTypes = reports
    constructor(told: () => void) {
      paints.push(told)
    }
    observe = jest.fn()
  }
  const listen = (_: string, told: () => void) => {
    load = told
  }
  const near = class {
    observe = jest.fn()
  }
  new Function('document', 'PerformanceObserver', 'IntersectionObserver', 'addEventListener', run)(
    page,
    Observer,
    near,
    listen,
  )
  return {
    page,
    paint: () => {
      for (const told of paints) told()
    },
    load: () => load(),
  }
}

describe('what waits for the first paint', () => {
  const html = deferScripts(
    `<html><head>${chunk}${polyfills}${sheet}${manifest}<title>T</title></head><body><template><p>Text</p></template>${script}</body></html>`,
  )

  it('is asked for by nobody before it', () => {
    const { page } = open(html)
    expect(page.querySelector('link[rel=manifest], script[src]:not([nomodule])')).toBeNull()
    expect(page.querySelector('link[rel=stylesheet]')?.hasAttribute('disabled')).toBe(true)
  })

  it.each([
    ['paint', ['paint']],
    ['load', []],
  ] as const)('is in the page behind it (%s), and the page’s own templates stay', (event, reports) => {
    const opened = open(html, [...reports])
    // A browser reports two paints.
    for (let times = 0; times < 2; times += 1) opened[event]()
    const { page } = opened
    const scripts = [...page.querySelectorAll('head > script[src]:not([nomodule])')].map((one) => one.outerHTML)
    expect(scripts).toEqual([chunk, script])
    expect(page.querySelector('head > link[rel=manifest]')?.getAttribute('href')).toBe('/manifest.webmanifest')
    expect(page.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.disabled).toBe(false)
    expect(page.querySelector('body > template')?.innerHTML).toBe('<p>Text</p>')
  })

  it('leaves files for browsers without modules where they are', () => {
    expect(html).toContain(`<head>${polyfills}`)
  })

  it('is the framework only where no form waits for a person', () => {
    const page = `<html><head>${chunk}${sheet}</head><body><section class="a" data-hydrates="contact"></section>${script}</body></html>`
    const deferred = deferScripts(page)
    const { page: opened, paint } = open(deferred)
    paint()
    expect([...opened.querySelectorAll('head > script[src]')].map((one) => one.outerHTML)).toEqual([script])
    expect(opened.querySelector<HTMLTemplateElement>('[data-framework]')?.innerHTML).toBe(chunk)
    expect(opened.querySelector('link[rel=stylesheet]')?.hasAttribute('disabled')).toBe(true)
    expect(deferScripts(deferred)).toBe(deferred)
  })

  it('is written once, also when a form’s handler sends the page again', () => {
    expect(deferScripts(html)).toBe(html)
  })

  it('is nothing in a page that has none', () => {
    const plain = '<html><head></head><body></body></html>'
    expect(deferScripts(plain)).toBe(plain)
  })
})
