import { takeSamples } from './code-samples/extract.ts'
import { checkTypes, runNode } from './code-samples/run.ts'
import { measureInpBeforeYouFixIt } from './measure-inp-before-you-fix-it.ts'

const samples = takeSamples(measureInpBeforeYouFixIt, { observe: 'ts', send: 'ts', pause: 'ts' })

// The elements that the last sample finds on its page.
const declarations = `
declare const button: HTMLButtonElement
declare const panel: HTMLElement
declare function recalculateTotals(): void
`

const browser = `
import { JSDOM } from 'jsdom'
export const { window } = new JSDOM('<div data-name="filter"><button id="go">Go</button></div><p id="panel" hidden>', { pretendToBeVisual: true })
export const sent = []
export const order = []
Object.assign(globalThis, { document: window.document, Element: window.Element, location: new URL('https://a.example/list?q=name') })
globalThis.addEventListener = (name, listener) => window.addEventListener(name, listener)
Object.defineProperty(globalThis, 'navigator', { value: { sendBeacon: (url, text) => sent.push([url, JSON.parse(text)]) } })
globalThis.PerformanceObserver = class {
  constructor(report) { this.report = report }
  observe() { globalThis.report = (entries) => this.report({ getEntries: () => entries }) }
  takeRecords() { return globalThis.late?.splice(0) ?? [] }
}
globalThis.requestAnimationFrame = (frame) => setTimeout(() => { order.push('frame'); frame() }, 16)
globalThis.button = window.document.querySelector('#go')
globalThis.panel = window.document.querySelector('#panel')
globalThis.recalculateTotals = () => order.push('totals')
export const hide = () => {
  Object.defineProperty(window.document, 'visibilityState', { configurable: true, value: 'hidden' })
  window.dispatchEvent(new window.Event('visibilitychange'))
}
`

const main = `
import assert from 'node:assert/strict'
import { hide, order, sent, window } from './browser.ts'
await import('./page.ts')
const entry = (interactionId, name, duration, target) =>
  ({ interactionId, name, duration, target, startTime: 100, processingStart: 120, processingEnd: 180 })
report([
  entry(0, 'pointermove', 900, button),
  entry(1, 'pointerdown', 90, button),
  entry(1, 'click', 200, button),
  entry(2, 'keydown', 104, null),
  entry(3, 'click', 300, panel),
  entry(4, 'click', 48, panel),
])
hide()
hide()
assert.equal(sent.length, 1)
const [url, { page, rows }] = sent[0]
assert.deepEqual([url, page], ['/vitals', '/list'])
assert.deepEqual(rows.map(({ target, type, total }) => [target, type, total]), [
  ['filter', 'click', 200],
  ['removed', 'keydown', 104],
  ['p#panel', 'click', 300],
])
for (const { total, delay, processing, presentation } of rows) assert.equal(delay + processing + presentation, total)

// Ten visits before a repair and ten after it, two of each from phones that stay slow.
const toPercentile75 = (totals) => totals.toSorted((a, b) => a - b)[Math.ceil(totals.length * 0.75) - 1]
const visit = (duration) => {
  panel.click()
  globalThis.late = duration >= 40 ? [entry(7, 'click', duration, panel)] : []
  hide()
  return sent.at(-1)[1].rows.find(({ target }) => target === 'p#panel').total
}
const visits = (usual) => toPercentile75([400, 400, ...Array(8).fill(usual)].map(visit))
assert.deepEqual([visits(320), visits(24)], [320, 0], 'a repaired interaction stays in the sample')

button.click()
assert.equal(panel.hidden, false)
await new Promise((resolve) => setTimeout(resolve, 100))
assert.deepEqual(order, ['frame', 'totals'])
window.close()
process.exit(0)
`

describe('Measure INP before you fix it', () => {
  const page = [samples.observe, samples.send, samples.pause].join('\n\n')

  it('has the types of a strict project', async () => {
    await checkTypes({ 'page.ts': `${page}\nexport {}`, 'declarations.d.ts': declarations })
  })

  it('reports the components that were used, slow or not, by part, and shows the panel before it calculates', async () => {
    await runNode({ 'browser.ts': browser, 'page.ts': page, 'main.ts': main })
  })
})
