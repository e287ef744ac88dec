/**
 * `npm run observatory --prefix tools`: runs MDN's HTTP Observatory on every kind of response of the built site, behind TLS on this machine.
 * Fails below 130 points. Needs openssl for a temporary certificate.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { routes } from '../../lib/routes.ts'
import { fetchPackages, importFetched } from './fetch-packages.ts'
import { listPaths } from './page-kinds.ts'
import { startSite } from './site.ts'

const SCANNER = '@mdn/mdn-http-observatory'
const LEAST = 130
const sitePort = Number(process.env.PORT || 3140)
const [httpPort, httpsPort] = [sitePort + 1, sitePort + 2]

const fetchScanner = () => fetchPackages('observatory', { [SCANNER]: '1.4.8' })

type Modules = {
  retrieve: (host: string, options: { httpPort: number; httpsPort: number; path: string }) => Promise<unknown>
  ALL_TESTS: ((requests: unknown) => { result: string; pass: boolean })[]
  getScoreModifier: (result: string) => number
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}

async function loadScanner(): Promise<Modules> {
  const packages = await fetchScanner()
  const files = ['retriever/retriever.js', 'constants.js', 'grader/grader.js', 'grader/charts.js']
  const parts = files.map((file) => importFetched(packages, `${SCANNER}/src/${file}`))
  return Object.assign({}, ...(await Promise.all(parts)))
}

/** Scores a page like the scanner's own `scan`, which accepts no port and does not scan error pages. */
async function scan(modules: Modules, page: string) {
  const requests = await modules.retrieve('localhost', { httpPort, httpsPort, path: page })
  const results = modules.ALL_TESTS.map((test) => test(requests))
  const modifiers = results.map(({ result }) => modules.getScoreModifier(result))
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100)
  const base = sum(modifiers.filter((modifier) => modifier < 0))
  const failed = results.filter((result) => !result.pass).map(({ result }) => result)
  return { score: base >= modules.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : base, failed }
}

async function findPages(): Promise<string[]> {
  const paths = await listPaths(`http://127.0.0.1:${sitePort}`)
  // One of each kind: two addresses are of one kind if only their last part differs.
  const kinds = new Map(paths.map((found) => [found.split('/').length > 2 ? path.dirname(found) : found, found]))
  const other = ['/no-such-page', '/job-apply/none', '/%E0%A4%A', '/whitepapers', '/robots.txt', '/healthz']
  const files = [routes.sitemapXml, routes.feed('blog', 'rss'), routes.companyProfile, '/favicon.ico']
  return [...kinds.values(), ...other, ...files, routes.api.contact, '/_next/image', '/_next/data/x']
}

async function scanAll() {
  const modules = await loadScanner()
  let lowest = Number.POSITIVE_INFINITY
  for (const page of await findPages()) {
    const { score, failed } = await scan(modules, page)
    lowest = Math.min(lowest, score)
    console.log(`${String(score).padStart(4)}  ${page}${failed.length > 0 ? `  ${failed.join(', ')}` : ''}`)
  }
  console.log(`lowest: ${lowest}, wanted: ${LEAST}`)
  process.exitCode = lowest >= LEAST ? 0 : 1
}

function startProxies(key: Buffer, cert: Buffer) {
  const redirect = http.createServer(({ url }, response) => {
    response.statusCode = 308
    response.setHeader('location', `https://localhost:${httpsPort}${url}`).end()
  })
  const proxy = https.createServer({ key, cert }, (request, response) => {
    const { method, url, headers } = request
    const onward = http.request({ port: sitePort, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      response.statusCode = answer.statusCode ?? 502
      response.setHeaders(new Map(Object.entries(answer.headersDistinct as Record<string, string[]>)))
      answer.pipe(response)
    })
    request.pipe(onward)
  })
  redirect.listen(httpPort)
  proxy.listen(httpsPort)
  return () => [redirect, proxy].map((server) => server.close())
}

async function run() {
  // Its install script would download the browsers' list of preloaded sites; this machine's name is not on it.
  writeFileSync(path.join(await fetchScanner(), SCANNER, 'conf/hsts-preload.json'), '{}')
  const folder = mkdtempSync(path.join(tmpdir(), 'observatory-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '2']
  execFileSync('openssl', [...request, ...subject], { stdio: 'ignore' })
  const env = { SITE_URL: `https://localhost:${httpsPort}`, DATA_DIR: folder }
  const site = await startSite({ port: sitePort, env })
  const closeProxies = startProxies(readFileSync(key), readFileSync(cert))
  // Node reads the certificates that it trusts at its start, so the scan runs in its own process.
  const child = spawn(process.execPath, [...process.execArgv, import.meta.filename, '--scan'], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: cert },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
  await site.stop('SIGINT')
  closeProxies()
  rmSync(folder, { recursive: true, force: true })
}

await (process.argv.includes('--scan') ? scanAll() : run())
