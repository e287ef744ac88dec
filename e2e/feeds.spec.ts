import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Readable } from 'node:stream'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { validateXML } from 'xmllint-wasm'
import { journalArticles } from '../lib/content/journal'
import { routes } from '../lib/routes'
import { type SitemapEntry, toSitemap, toSitemapIndex } from '../lib/sitemap/sitemap'

const types = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' } as const
const formats = ['rss', 'atom', 'json'] as const
const lists = ['blog', 'journal'] as const

const schemas = path.join(import.meta.dirname, 'fixtures/schemas')
const readSchema = (name: string) => ({ fileName: name, contents: readFileSync(path.join(schemas, name), 'utf8') })
const officialSchema = path.join(
  path.dirname(createRequire(import.meta.url).resolve('sitemap/package.json')),
  'schema/sitemap.xsd',
)

/** What libxml2 finds wrong with a document; without a schema only whether it is well-formed. */
async function findFaults(text: string, schema?: 'sitemap-with-images.xsd' | 'sitemap-index.xsd'): Promise<string[]> {
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

/** The same of each entry, whatever the format. */
type Entry = { title: unknown; url: unknown; date: string; content: unknown }
const toIso = (date: unknown) => new Date(String(date)).toISOString()

async function readEntries(request: APIRequestContext, list: 'blog' | 'journal') {
  const [rss, atom, json] = await Promise.all(formats.map((format) => getText(request, routes.feed(list, format))))
  for (const text of [rss, atom]) expect(await findFaults(text ?? '')).toEqual([])
  const read: Record<(typeof formats)[number], Entry[]> = {
    rss: (parseRssFeed(rss ?? '').items ?? []).map(({ title, link, pubDate, content }) => ({
      title,
      url: link,
      date: toIso(pubDate),
      content: content?.encoded,
    })),
    atom: (parseAtomFeed(atom ?? '').entries ?? []).map(({ title, links, published, content }) => ({
      title: title?.value,
      url: links?.[0]?.href,
      date: toIso(published),
      content: content?.value,
    })),
    json: (parseJsonFeed(JSON.parse(json ?? '')).items ?? []).map(({ title, url, date_published, content_html }) => ({
      title,
      url,
      date: toIso(date_published),
      content: content_html,
    })),
  }
  return read
}

for (const list of lists) {
  test(`the feeds of the ${list} are read by a feed library, and say the same in each format`, async ({ request }) => {
    const { rss, atom, json } = await readEntries(request, list)
    expect(rss.length).toBeGreaterThan(0)
    expect(atom).toEqual(rss)
    expect(json).toEqual(rss)
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

test('the sitemap is valid, and every address in it answers as itself', async ({ request }) => {
  test.setTimeout(120_000)
  const text = await getText(request, routes.sitemapXml)
  expect(await findFaults(text, 'sitemap-with-images.xsd')).toEqual([])
  const items = await parseSitemap(Readable.from([text]))
  expect(items.length).toBeGreaterThan(40)
  expect(new Set(items.map(({ url }) => url)).size).toBe(items.length)
  expect(items.filter(({ img }) => img.length > 0).length).toBeGreaterThan(15)
  for (const { url, img } of items) {
    const path = new URL(url).pathname
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    expect(new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').pathname, path).toBe(path)
    expect(/<meta name="robots" content="noindex/.test(html), path).toBe(false)
    for (const image of img) expect((await request.get(new URL(image.url).pathname)).status()).toBe(200)
  }
})

test('a sitemap in parts is valid too', async () => {
  const entries: SitemapEntry[] = Array.from({ length: 5_000 }, (_, index) => ({
    address: `https://site.example/blog-read/a-${index}?a=1&b=<2>`,
    lastmod: index % 2 ? '2026-11-10' : null,
    images: ['https://media.example/a&b.png'],
  }))
  expect(await findFaults(toSitemap(entries.slice(0, 500)), 'sitemap-with-images.xsd')).toEqual([])
  const parts = [1, 2].map((part) => ({ address: `https://site.example${routes.sitemapPart(part)}`, lastmod: null }))
  const index = toSitemapIndex([...parts, { address: 'https://site.example/sitemaps/3.xml', lastmod: '2026-11-12' }])
  expect(await findFaults(index, 'sitemap-index.xsd')).toEqual([])
  expect(await parseSitemapIndex(Readable.from([index]))).toHaveLength(3)
})

test('the validator refuses what is wrong', async () => {
  const wrong = toSitemap([{ address: 'https://site.example/', lastmod: 'yesterday', images: [] }])
  expect((await findFaults(wrong, 'sitemap-with-images.xsd')).join()).toContain('yesterday')
  expect((await findFaults('<rss><channel></rss>')).length).toBeGreaterThan(0)
})
