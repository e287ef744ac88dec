import { expect, test } from '@playwright/test'
import { marked } from 'marked'
import { toMarkdownAddress } from '../lib/markdown-address'
import { routes } from '../lib/routes'

type Words = { headings: string[]; paragraphs: string[]; links: string[]; all: string }

/** Runs in the browser. Returns what a page says, without white space, and where its links lead. */
function readWords({ html, base }: { html: string; base: string }): Words {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const main = page.querySelector('main') ?? page.body
  for (const unread of main.querySelectorAll(
    'svg, script, style, nav, form, button, template, [hidden], [aria-hidden="true"]',
  ))
    unread.remove()
  const toText = (node: Element) => (node.textContent ?? '').replace(/\s/g, '')
  const list = (selector: string) => [...main.querySelectorAll(selector)].map(toText).filter(Boolean)
  const hrefs = [...main.querySelectorAll('a[href]')].filter(toText)
  return {
    headings: list('h1, h2, h3, h4, h5, h6'),
    paragraphs: list('p, li, dt, dd, td, blockquote, pre'),
    links: [...new Set(hrefs.map((link) => new URL(link.getAttribute('href') ?? '', base).href))].toSorted(),
    all: toText(main),
  }
}

test('twenty pages say the same as Markdown', async ({ page, request, baseURL }) => {
  const sitemap = await (await request.get(routes.sitemapXml)).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/')
  const kinds = Map.groupBy(paths, (path) => path.split('/').slice(0, 2).join('/'))
  const chosen = [...new Set([...[...kinds.values()].map(([path = '/']) => path), ...paths])].slice(0, 20)
  expect(chosen).toHaveLength(20)
  await page.goto(routes.health)
  for (const path of chosen) {
    const html = await (await request.get(path)).text()
    const base = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? baseURL ?? ''
    const markdown = await (await request.get(toMarkdownAddress(path))).text()
    const wanted = await page.evaluate(readWords, { html, base })
    const shown = await page.evaluate(readWords, { html: await marked(markdown), base })
    expect(markdown.match(/^# /gm) ?? [], path).toHaveLength(1)
    for (const words of [...wanted.headings, ...wanted.paragraphs]) expect(shown.all, path).toContain(words)
    for (const link of wanted.links) expect([...shown.links, base], path).toContain(link)
    // A form's own link leads to the page itself, and readers of Markdown make links of email addresses.
    const others = shown.links.filter((link) => !link.startsWith(base) && link.startsWith('http'))
    for (const link of others) expect(wanted.links, path).toContain(link)
  }
})

test('a cache can keep the two formats of an address apart', async ({ request }) => {
  const get = (path: string, accept: string) => request.get(path, { headers: { accept } })
  const html = await get(routes.about, 'text/html,application/xhtml+xml,*/*;q=0.8')
  const markdown = await get(routes.about, 'text/markdown, text/html;q=0.9')
  expect(html.headers().vary).toBe('Accept, Accept-Encoding')
  expect(markdown.headers()).toMatchObject({
    vary: 'Accept, Accept-Encoding',
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': html.headers()['cache-control'],
  })
  expect(markdown.headers().etag).not.toBe(html.headers().etag)
  expect(await markdown.text()).toBe(await (await request.get(toMarkdownAddress(routes.about))).text())
  expect((await request.get(toMarkdownAddress('/no-such-page'))).status()).toBe(404)
})

test('llms.txt names only pages that can be read, and robots.txt says what for', async ({ request }) => {
  const answer = await request.get(routes.llms)
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const addresses = [...(await answer.text()).matchAll(/\]\(https?:\/\/[^/]+([^)#]*)/g)].map(([, path = '']) => path)
  expect(addresses.length).toBeGreaterThan(30)
  for (const path of new Set(addresses)) {
    const page = await request.get(path)
    expect([page.status(), page.headers()['content-type']], path).toEqual([200, 'text/markdown; charset=utf-8'])
  }
  expect(await (await request.get(routes.robots)).text()).toContain(
    'Content-Signal: search=yes, ai-input=yes, ai-train=no\n',
  )
})
