import { takeSamples } from './code-samples/extract.ts'
import { checkTypes, runNode } from './code-samples/run.ts'
import { formsThatSurviveABadConnection } from './forms-that-survive-a-bad-connection.ts'

const samples = takeSamples(formsThatSurviveABadConnection, { form: 'html', draft: 'ts', send: 'ts', join: 'ts' })
const page = [samples.draft, samples.send, samples.join].join('\n\n')

/** A page in jsdom. `answers` are the server's responses in order; `null` means no response. */
const browser = `
import { JSDOM } from 'jsdom'
export const window = new JSDOM(${JSON.stringify(samples.form)}, { url: 'https://shop.example/claim' }).window
for (const name of ['document', 'FormData', 'HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement'])
  globalThis[name] = window[name]
globalThis.window = window
Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: () => window.sessionStorage })
export const sent = []
export const answers = []
globalThis.fetch = async (url, { body, headers }) => {
  sent.push({ body: body.toString(), key: headers['idempotency-key'] })
  const answer = answers.shift()
  if (!answer) throw new TypeError('offline')
  return typeof answer === 'number' ? Response.json({}, { status: answer }) : new Response(answer.body, { status: answer.status })
}
export const form = window.document.querySelector('form')
export const submit = async () => {
  form.dispatchEvent(new window.Event('submit', { cancelable: true }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  return window.document.querySelector('#claim-status').textContent
}
export const type = (name, value) => {
  form.elements.namedItem(name).value = value
  form.dispatchEvent(new window.Event('input'))
}
`

const retry = `
import assert from 'node:assert/strict'
import { answers, form, sent, submit, type, window } from './browser.ts'
window.sessionStorage.setItem('draft:claim', 'attempt=kept&policy=P-1&event=Rain')
await import('./page.ts')
assert.equal(form.elements.namedItem('event').value, 'Rain')
assert.match(await submit(), /^No answer/)
answers.push(503, 200, 422)
assert.match(await submit(), /kept/)
const twice = [submit(), submit()]
assert.match((await Promise.all(twice))[0], /received/)
assert.equal(sent.length, 3, 'a double click sends once')
assert.deepEqual([...new Set(sent.map(({ key, body }) => key + body))], ['keptattempt=kept&policy=P-1&event=Rain'])
assert.equal(window.sessionStorage.getItem('draft:claim'), null)
type('policy', 'P-2')
window.dispatchEvent(new window.Event('pagehide'))
assert.match(window.sessionStorage.getItem('draft:claim'), /policy=P-2/)
assert.match(await submit(), /refused the claim \\(422\\)/)
assert.equal(form.elements.namedItem('policy').value, 'P-2')
assert.equal(new Set([...sent.map(({ key }) => key), form.elements.namedItem('attempt').value]).size, 3)
window.close()
`

const anyAnswer = `
import assert from 'node:assert/strict'
import { answers, form, sent, submit, type, window } from './browser.ts'
await import('./page.ts')
type('policy', 'P-4')
for (const body of ['null', '7', '"text"', '[]', '{"message":{}}', '{"message":null}', '<p>', '{', ''])
  for (const status of [409, 500]) {
    answers.push({ status, body })
    assert.match(await submit(), status === 409 ? /still being worked on/ : /busy/)
  }
answers.push({ status: 409, body: '{"message":"Wait"}' })
assert.equal(await submit(), 'Wait')
for (const status of [400, 401, 403, 404]) {
  answers.push(status)
  assert.match(await submit(), /refused/)
}
assert.equal(new Set(sent.map(({ key }) => key)).size, 1, 'the key stays until there is a definite answer')
answers.push({ status: 200, body: 'null' })
assert.match(await submit(), /received/)
assert.notEqual(form.elements.namedItem('attempt').value, sent[0].key)
window.close()
`

const blocked = `
import assert from 'node:assert/strict'
import { answers, sent, submit, type, window } from './browser.ts'
Object.defineProperty(globalThis, 'sessionStorage', { get() { throw new DOMException('blocked', 'SecurityError') } })
await import('./page.ts')
type('policy', 'P-3')
window.dispatchEvent(new window.Event('pagehide'))
answers.push(200)
assert.match(await submit(), /received/)
assert.match(sent[0].body, /policy=P-3/)
window.close()
`

describe('Forms that survive a bad connection', () => {
  it('has the types of a strict project', async () => {
    await checkTypes({ 'page.ts': page })
  })

  it('keeps the draft and the key until there is a definite answer', async () => {
    await runNode({ 'browser.ts': browser, 'page.ts': page, 'main.ts': retry })
  })

  it('reads any answer, and takes neither a 409 nor a proxy’s page for a definite one', async () => {
    await runNode({ 'browser.ts': browser, 'page.ts': page, 'main.ts': anyAnswer })
  })

  it('sends where storage is blocked, and reports no failure after a success', async () => {
    await runNode({ 'browser.ts': browser, 'page.ts': page, 'main.ts': blocked })
  })
})
