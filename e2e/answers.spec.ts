import { type APIResponse, expect, test } from '@playwright/test'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import type { ArtKind } from '../lib/art/art-kind'
import { drawArt } from '../lib/art/draw'
import { routes } from '../lib/routes'
import { DEFAULT_HEADERS } from '../lib/security/default-headers'
import { startSite } from '../tools/bench/site'
import { findJobPath } from './inbox'
import { toPort } from './ports'

type Asked = { path: string; status: number; method?: string; headers?: Record<string, string>; data?: string }

const PDF = routes.companyProfile
const OLD_POST = '/blog-read/a-title-it-once-had-move_from_spreadsheet_to_erp'

/** Every kind of response of the site, including the framework's own. */
const answers: Asked[] = [
  ...[routes.home, routes.about, routes.contact, routes.careers, routes.blog].map((path) => ({ path, status: 200 })),
  { path: routes.feed('blog', 'atom'), status: 200 },
  { path: routes.sitemapXml, status: 200 },
  { path: '/robots.txt', status: 200 },
  { path: routes.securityTxt, status: 200 },
  { path: '/favicon.ico', status: 200 },
  { path: '/manifest.webmanifest', status: 200 },
  { path: '/healthz', status: 200 },
  { path: '/readyz', status: 200 },
  { path: `${routes.blog}?search=a`, status: 200 },
  { path: PDF, status: 200, headers: { range: 'bytes=99999999-' } },
  { path: PDF, status: 200, headers: { 'if-match': '"other"' } },
  { path: PDF, status: 304, headers: { 'if-none-match': '*' } },
  { path: '/whitepapers', status: 308 },
  { path: '/docs', status: 308 },
  { path: '/services', status: 308 },
  { path: '/blog/page/1', status: 308 },
  { path: '/About', status: 308 },
  { path: `${routes.about}/`, status: 308 },
  { path: '/no-such-page', status: 404 },
  { path: '/job-apply/none', status: 404 },
  { path: '/blog-read/none', status: 404 },
  { path: '/case-study-read/none', status: 404 },
  { path: '/journal-read/none', status: 404 },
  { path: '/services/none', status: 404 },
  { path: '/blog/page/999', status: 404 },
  { path: '/art/none/a.svg', status: 404 },
  { path: '/art/cover/loom.svg', status: 404 },
  { path: '/api/none', status: 404 },
  { path: '/_next/static/none.js', status: 404 },
  { path: '/_next/data/none/index.json', status: 404 },
  { path: '/_global-error', status: 404 },
  { path: '/_not-found', status: 404 },
  { path: '/services/cloud.rsc', status: 404 },
  { path: routes.about, status: 200, headers: { connection: 'Upgrade', upgrade: 'h2c' } },
  { path: '/job-apply/%E0%A4%A', status: 400 },
  { path: '/_next/static/%E0%A4%A', status: 400 },
  { path: routes.badRequest, status: 400 },
  { path: routes.api.revalidate, method: 'POST', status: 401 },
  { path: routes.api.contact, method: 'POST', status: 403, headers: { 'sec-fetch-site': 'cross-site' } },
  { path: routes.api.contact, status: 405 },
  { path: routes.about, method: 'PUT', status: 405 },
  {
    path: routes.about,
    method: 'POST',
    status: 405,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    data: 'a=b',
  },
  { path: routes.home, method: 'OPTIONS', status: 405 },
  { path: routes.api.contact, method: 'POST', status: 415, headers: { 'content-type': 'text/x' }, data: 'x' },
]

const DRAWING = /\/art\/([a-z]+)\/([\w-]+)\.[\w-]{8}\.svg/g

const describeAsked = ({ path, status, method = 'GET', headers = {} }: Asked) =>
  `${status} ${method} ${path} ${Object.keys(headers)}`

function expectSafe(answer: APIResponse, name: string) {
  const headers = answer.headers()
  for (const wanted of Object.keys(DEFAULT_HEADERS)) expect(headers[wanted], name).toBeTruthy()
  const policy = headers['content-security-policy'] ?? ''
  expect(policy, name).toContain("default-src 'none'")
  expect(policy, name).not.toContain("'unsafe-inline'")
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  expect(
    findings.filter(({ severity }) => severity <= Severity.MEDIUM),
    name,
  ).toEqual([])
}

test('the drawings of a page are drawn, and compressed', async ({ request }) => {
  const html = await (await request.get(routes.about)).text()
  const drawings = new Map([...html.matchAll(DRAWING)].map(([address, kind, seed]) => [address, { kind, seed }]))
  expect(drawings.size).toBeGreaterThan(5)
  for (const [address, { kind, seed = '' }] of drawings) {
    const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers()['content-encoding'], address).toBe('br')
    expect(await answer.text(), address).toBe(drawArt(kind as ArtKind, seed))
  }
})

test('Home’s drawings arrive in one readable answer, whatever a browser can decompress', async ({ request }) => {
  const all = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const answer = await request.get(routes.homeDrawings, { headers: { 'accept-encoding': encoding } })
      expect(answer.headers()['content-encoding'] ?? 'identity').toBe(encoding)
      return answer.json()
    }),
  )
  expect(Object.keys(all[0]).length).toBeGreaterThan(10)
  for (const drawings of all) expect(drawings).toEqual(all[0])
})

test('browsers keep icons, and do not request them again for each address that an application writes', async ({
  request,
}) => {
  for (const icon of ['/favicon.ico', '/icon.svg', '/apple-icon.png'])
    expect((await request.get(icon)).headers()['cache-control'], icon).toBe('public, max-age=86400')
})

test('every kind of answer has its status, all security headers and a policy that an evaluator accepts', async ({
  request,
}) => {
  const job = { path: await findJobPath(request), status: 200 }
  const [drawing] = (await (await request.get(routes.home)).text()).match(DRAWING) ?? []
  for (const asked of [...answers, job, { path: drawing, status: 200 }] as Asked[]) {
    const { path, method = 'GET', headers = {}, data } = asked
    const answer = await request.fetch(path, { method, headers, maxRedirects: 0, ...(data && { data }) })
    expect(answer.status(), describeAsked(asked)).toBe(asked.status)
    expectSafe(answer, describeAsked(asked))
    if (asked.status === 405) expect(answer.headers().allow, describeAsked(asked)).toMatch(/^(GET, HEAD|POST)$/)
    expect(answer.headers().vary ?? 'Accept-Encoding', describeAsked(asked)).toMatch(/^(Accept, )?Accept-Encoding$/)
  }
})

test('a HEAD request gets the headers of the GET response, in every encoding', async ({ request }) => {
  const paths = [
    routes.home,
    routes.contact,
    routes.feed('blog', 'rss'),
    routes.sitemapXml,
    PDF,
    '/icon.svg',
    '/no-such-page',
  ]
  const ask = async (method: string, path: string, encoding: string) => {
    const answer = await request.fetch(path, { method, headers: { 'accept-encoding': encoding } })
    const headers = answer.headers()
    // They depend on the moment, and on how Next found the page.
    for (const name of ['date', 'x-request-id', 'x-nextjs-cache']) delete headers[name]
    return headers
  }
  for (const path of paths) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      // A new page is compressed quickly the first time.
      await ask('GET', path, encoding)
      const whole = await ask('GET', path, encoding)
      delete whole['transfer-encoding']
      expect(await ask('HEAD', path, encoding), `${path} ${encoding}`).toEqual(whole)
      if (encoding !== 'identity') expect(whole.etag ?? 'W/', path).toMatch(/^W\//)
    }
  }
})

test('a page that is built on its first visit has the same headers', async ({ request }) => {
  const answer = await request.get(`/blog-read/none-${Date.now()}`)
  expect(answer.status()).toBe(404)
  expectSafe(answer, 'first visit')
  // A document contains its drawings, or links to them; a `Link` header would make browsers fetch pictures twice.
  expect(answer.headers().link).toBeUndefined()
  expect(await answer.text()).toContain('as="font"')
})

test('crawlers and browsers get the same bytes', async ({ request }) => {
  const agents = [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Twitterbot/1.0',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    '',
  ]
  const job = await findJobPath(request)
  const post = /href="(\/blog-read\/[^"]+)"/.exec(await (await request.get(routes.blog)).text())?.[1] ?? ''
  for (const path of [routes.home, routes.contact, routes.careers, job, post, '/no-such-page']) {
    const heads = new Set<string>()
    // A page may be rendered again between two requests. A header that depended on the visitor would differ each time.
    await expect(async () => {
      const seen = await Promise.all(
        agents.map(async (agent) => {
          const answer = await request.get(path, { headers: { 'user-agent': agent } })
          const text = await answer.text()
          heads.add(`${answer.status()} ${text.slice(0, text.indexOf('</head>'))}`)
          return `${answer.status()} ${answer.headers()['content-security-policy']} ${text}`
        }),
      )
      expect(new Set(seen).size, path).toBe(1)
    }).toPass({ timeout: 10_000 })
    expect(heads.size, `heads of ${path}`).toBe(1)
  }
})

test('a cold start without its backend answers 503 and when to come back', { tag: '@full' }, async () => {
  const env = {
    DATA_DIR: test.info().outputPath('data'),
    BACKEND_URL: 'http://127.0.0.1:9',
    JOB_LINK_SECRET: 'only-for-the-browser-tests-of-this-site',
    BACKEND_TIMEOUT_MS: '500',
  }
  const site = await startSite({ port: toPort('cold start'), env })
  try {
    for (const path of ['/readyz', OLD_POST]) {
      const answer = await fetch(site.url + path)
      expect(answer.status, path).toBe(503)
      expect(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0)
      expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'none'")
    }
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  } finally {
    await site.stop('SIGINT')
  }
})
