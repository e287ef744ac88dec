import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Readable } from 'node:stream'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { validateXML } from 'xmllint-wasm'
import { careers } from '../content/careers'
import { journalArticles } from '../content/journal'
import { routes } from '../lib/routes'
import { type SitemapEntry, toSitemap, toSitemapIndex } from '../lib/sitemap/sitemap'
import { busyDepartments } from './blog-words'

const types = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' } as const
const formats = ['rss', 'atom', 'json'] as const
const lists = ['blog', 'journal'] as const

const schemas = path.join(import.meta.dirname, 'fixtures/schemas')
const readSchema = (name: string) => ({ fileName: name, contents: readFileSync(path.join(schemas, name), 'utf8') })
const officialSchema = path.join(
  path.dirname(createRequire(import.meta.url).resolve('sitemap/package.json')),
  'schema/sitemap.xsd',
)

/** Returns libxml2's complaints about a document. Without a schema it checks only that the document is well-formed. */
async function findProblems(text: string, schema?: 'sitemap-with-images.xsd' | 'sitemap-index.xsd'): Promise<string[]> {
  const xml = [{ fileName: 'document.xml', contents: text }]
  const { valid, errors } = schema
    ? await validateXML({
        xml,
        schema: [readSchema(schema)],
        preload: [
          { fileName: 'sitemap.xsd', contents: readFileSync(officialSchema, 'utf8') },
          readSchema('sitemap-image.xsd'),
        ],
      })
    : await validateXML({ xml, normalization: 'format' })
  return valid ? [] : errors.map(({ rawMessage }) => rawMessage)
}

const getText = async (request: APIRequestContext, address: string) => (await request.get(address)).text()

/** The same data of each entry, whatever the format. */
type Entry = { id: unknown; title: unknown; url: unknown; date: string; content: unknown }
const toIso = (date: unknown) => new Date(String(date)).toISOString()

async function readEntries(request: APIRequestContext, list: 'blog' | 'journal') {
  const [rss, atom, json] = await Promise.all(formats.map((format) => getText(request, routes.feed(list, format))))
  for (const text of [rss, atom]) expect(await findProblems(text ?? '')).toEqual([])
  const read: Record<(typeof formats)[number], Entry[]> = {
    rss: (parseRssFeed(rss ?? '').items ?? []).map(({ guid, title, link, pubDate, content }) => ({
      id: guid?.value,
      title,
      url: link,
      date: toIso(pubDate),
      content: content?.encoded,
    })),
    atom: (parseAtomFeed(atom ?? '').entries ?? []).map(({ id, title, links, published, content }) => ({
      id,
      title: title?.value,
      url: links?.[0]?.href,
      date: toIso(published),
      content: content?.value,
    })),
    json: (parseJsonFeed(JSON.parse(json ?? '')).items ?? []).map(
      ({ id, title, url, date_published, content_html }) => ({
        id,
        title,
        url,
        date: toIso(date_published),
        content: content_html,
      }),
    ),
  }
  return read
}

for (const list of lists) {
  test(`the feeds of the ${list} are read by a feed library, and say the same in each format`, async ({ request }) => {
    const { rss, atom, json } = await readEntries(request, list)
    expect(rss.length).toBeGreaterThan(0)
    expect(atom).toEqual(rss)
    expect(json).toEqual(rss)
    for (const { id } of rss) expect(id).toMatch(/^tag:[\w.-]+,\d{4}:(blog|journal)\/[\w%.~-]+$/)
    const dates = rss.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    for (const { url } of rss) expect((await request.get(String(url), { maxRedirects: 0 })).status()).toBe(200)
  })

  test(`who reads the ${list} finds its feeds, and asks for them again for nothing`, async ({ request }) => {
    const piece =
      list === 'journal'
        ? routes.journalArticle(journalArticles[0]?.id ?? '')
        : (/\/blog-read\/[\w~-]+/.exec(await getText(request, routes.blog))?.[0] ?? '')
    for (const address of [routes.home, routes[list], `${routes[list]}?search=a`, routes.insights, piece]) {
      const html = await getText(request, address)
      for (const format of formats) {
        const link = new RegExp(`<link rel="alternate" type="${RegExp.escape(types[format])}"[^>]* href="([^"]+)"`, 'g')
        const found = [...html.matchAll(link)].map(([, href = '']) => new URL(href, 'http://x').pathname)
        expect(found, address).toContain(routes.feed(list, format))
      }
    }
    for (const address of formats.map((format) => routes.feed(list, format))) {
      const first = await request.get(address)
      const { etag = '', 'last-modified': modified = '' } = first.headers()
      for (const headers of [
        { 'if-none-match': etag },
        { 'if-none-match': `"other", W/${etag.replace(/^W\//, '')}` },
        { 'if-modified-since': modified },
      ] as Record<string, string>[]) {
        const again = await request.get(address, { headers })
        expect([again.status(), (await again.body()).length], JSON.stringify(headers)).toEqual([304, 0])
      }
      const other = await request.get(address, { headers: { 'if-none-match': '"other"' } })
      expect(other.status()).toBe(200)
    }
  })
}

test('the feeds of open positions are read by a feed library, found on their pages, and asked for again for nothing', async ({
  request,
}) => {
  const [department] = busyDepartments
  for (const [page, address] of [
    [routes.careers, routes.jobFeed()],
    [routes.careersDepartment(department?.value ?? ''), routes.jobFeed(department?.value)],
  ] as const) {
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const text = await answer.text()
    expect(await findProblems(text)).toEqual([])
    const { items = [], link } = parseRssFeed(text)
    expect(new URL(link ?? '').pathname).toBe(page)
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) {
      expect(item.content?.encoded).toContain(`<p>${careers.positions.requirements}</p>`)
      expect((await request.get(String(item.link), { maxRedirects: 0 })).status()).toBe(200)
    }
    expect(await getText(request, page)).toMatch(new RegExp(`type="application/rss\\+xml"[^>]* href="[^"]*${address}"`))
    const again = await request.get(address, { headers: { 'if-none-match': answer.headers().etag ?? '' } })
    expect(again.status()).toBe(304)
  }
  expect((await request.get(routes.jobFeed('weaving'))).status()).toBe(404)
})

// e2e/every-page.spec.ts checks that every address in it answers.
test('the sitemap is valid, and has each address once', async ({ request }) => {
  const text = await getText(request, routes.sitemapXml)
  expect(await findProblems(text, 'sitemap-with-images.xsd')).toEqual([])
  const items = await parseSitemap(Readable.from([text]))
  expect(items.length).toBeGreaterThan(20)
  expect(new Set(items.map(({ url }) => url)).size).toBe(items.length)
  expect(items.filter(({ img }) => img.length > 0).length).toBeGreaterThan(5)
})

test('a sitemap in parts is valid too', async () => {
  const entries: SitemapEntry[] = Array.from({ length: 5_000 }, (_, index) => ({
    address: `https://site.example/blog-read/a-${index}?a=1&b=<2>`,
    lastmod: index % 2 ? '2026-11-10' : null,
    images: ['https://media.example/a&b.png'],
  }))
  expect(await findProblems(toSitemap(entries.slice(0, 500)), 'sitemap-with-images.xsd')).toEqual([])
  const parts = [1, 2].map((part) => ({ address: `https://site.example${routes.sitemapPart(part)}`, lastmod: null }))
  const index = toSitemapIndex([...parts, { address: 'https://site.example/sitemaps/3.xml', lastmod: '2026-11-12' }])
  expect(await findProblems(index, 'sitemap-index.xsd')).toEqual([])
  expect(await parseSitemapIndex(Readable.from([index]))).toHaveLength(3)
})

test('the validator refuses what is wrong', async () => {
  const wrong = toSitemap([{ address: 'https://site.example/', lastmod: 'yesterday', images: [] }])
  expect((await findProblems(wrong, 'sitemap-with-images.xsd')).join()).toContain('yesterday')
  expect((await findProblems('<rss><channel></rss>')).length).toBeGreaterThan(0)
})
