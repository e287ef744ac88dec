import { takeSamples } from './code-samples/extract.ts'
import { runNode } from './code-samples/run.ts'
import { strictContentSecurityPolicy } from './strict-content-security-policy.ts'

const samples = takeSamples(strictContentSecurityPolicy, {
  reports: 'js',
  markup: 'html',
  listener: 'js',
  nonce: 'js',
  hash: 'js',
  policyTest: 'js',
})

const server = `${samples.reports}
${samples.nonce.replace('Content-Security-Policy-Report-Only', 'Content-Security-Policy')}
app.use((request, response) => response.send('<p>A page</p>'))
export const started = new Promise((resolve) => {
  const server = app.listen(0, '127.0.0.1', () => resolve(server))
})
`

const withServer = `
import { started } from './server.js'
const server = await started
process.env.ORIGIN = 'http://127.0.0.1:' + server.address().port
`

const report = `${withServer}
import assert from 'node:assert/strict'
const send = (type, body) =>
  fetch(process.env.ORIGIN + '/csp-reports', { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) })
const old = { 'csp-report': { 'document-uri': 'https://a.example/old', 'effective-directive': 'script-src', 'blocked-uri': 'inline' } }
const recent = [{ type: 'csp-violation', body: { documentURL: 'https://a.example/new', effectiveDirective: 'img-src', blockedURL: 'data' } }]
assert.equal((await send('application/csp-report', old)).status, 204)
assert.equal((await send('application/reports+json', recent)).status, 204)
assert.equal((await send('application/csp-report', { filler: 'x'.repeat(30_000) })).status, 413)
server.close()
`

const runPolicyTest = `${withServer}
import { after } from 'node:test'
after(() => server.close())
await import('./policy.test.js')
`

const click = `
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'
const { window } = new JSDOM(${JSON.stringify(samples.markup)})
globalThis.document = window.document
const removed = []
globalThis.removeRow = (row) => removed.push(row)
await import('./listener.js')
window.document.querySelector('[data-remove-row]').click()
window.document.body.click()
assert.deepEqual(removed, [17])
`

// Creates a page with an analytics snippet and a chat widget, as a real browser sees it under the article's policy.
const widgets = `${withServer}
import assert from 'node:assert/strict'
import { launchChromium } from '../../../scripts/chromium.ts'
const chromium = await launchChromium()
const page = await chromium.newPage()
const reached = []
await page.route('**/*', async (route) => {
  const url = route.request().url()
  reached.push(url)
  const { headers } = await fetch(process.env.ORIGIN)
  const policy = headers.get('content-security-policy')
  const nonce = /'nonce-([^']+)'/.exec(policy)[1]
  if (url === 'https://shop.example/')
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: '<script nonce="' + nonce + '" src="/app.js"></script><body><script>inserted = true</script>',
    })
  if (url.endsWith('/app.js'))
    return route.fulfill({
      contentType: 'text/javascript',
      body: \`
        window.violations = []
        addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective + ' ' + event.blockedURI))
        addEventListener('DOMContentLoaded', () => {
          for (const src of ['https://stats.example/snippet.js', 'https://chat.example/widget.js'])
            document.body.append(Object.assign(document.createElement('script'), { src }))
        })\`,
    })
  if (url.endsWith('/snippet.js'))
    return route.fulfill({
      contentType: 'text/javascript',
      body: "fetch('https://stats.example/collect', { method: 'POST', mode: 'no-cors' }); new Image().src = 'https://stats.example/pixel.gif'; fetch('https://thief.example/').catch(() => {})",
    })
  if (url.endsWith('/widget.js'))
    return route.fulfill({
      contentType: 'text/javascript',
      body: "document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://chat.example/frame' })); fetch('https://chat.example/hello', { mode: 'no-cors' }); try { new WebSocket('wss://chat.example/live') } catch {}",
    })
  return route.fulfill({ contentType: 'text/html', headers: { 'access-control-allow-origin': '*' }, body: '' })
})
await page.goto('https://shop.example/')
const wanted = ['stats.example/collect', 'stats.example/pixel.gif', 'chat.example/frame', 'chat.example/hello']
const findMissing = () => wanted.filter((path) => !reached.includes('https://' + path))
for (let round = 0; findMissing().length > 0 && round < 100; round += 1) await page.waitForTimeout(50)
assert.deepEqual(findMissing(), [])
await page.waitForFunction(() => violations.length > 1)
const blocked = await page.evaluate(() => violations)
assert.deepEqual(blocked.toSorted(), ['connect-src https://thief.example/', 'script-src-elem inline'])
assert.equal(await page.evaluate(() => 'inserted' in window), false)
await chromium.close()
server.close()
process.exit(0)
`

const hashOfNothing = `
import assert from 'node:assert/strict'
import { toCspHash } from './hash.js'
assert.equal(toCspHash(''), "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
assert.notEqual(toCspHash('a()'), toCspHash('a() '))
`

describe('A strict Content Security Policy', () => {
  it('logs the reports of both generations of browsers, and refuses long ones', async () => {
    const printed = await runNode({ 'server.js': server, 'main.js': report })
    const events = printed.split('\n').filter((line) => line.startsWith('{'))
    expect(events.map((line) => JSON.parse(line) as unknown)).toEqual([
      { event: 'csp', page: 'https://a.example/old', directive: 'script-src', blocked: 'inline' },
      { event: 'csp', page: 'https://a.example/new', directive: 'img-src', blocked: 'data' },
    ])
  })

  it('passes the test that keeps it strict', async () => {
    const files = { 'server.js': server, 'policy.test.js': samples.policyTest, 'main.js': runPolicyTest }
    expect(await runNode(files)).toContain('pass 3')
  })

  it('fails that test once inline scripts are allowed', async () => {
    const loose = server.replace("'strict-dynamic'", "'unsafe-inline'")
    const files = { 'server.js': loose, 'policy.test.js': samples.policyTest, 'main.js': runPolicyTest }
    await expect(runNode(files)).rejects.toThrow('fail 3')
  })

  it('lets analytics and a chat reach their own hosts, and no script any other', async () => {
    await runNode({ 'server.js': server, 'main.js': widgets })
  })

  it('handles a click without an inline handler', async () => {
    await runNode({ 'listener.js': samples.listener, 'main.js': click })
  })

  it('hashes a script exactly as it is written', async () => {
    await runNode({ 'hash.js': samples.hash, 'main.js': hashOfNothing })
  })
})
