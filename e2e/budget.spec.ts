import { brotliCompressSync } from 'node:zlib'
import { chromium, expect, test } from '@playwright/test'
import { isSample } from '../content/is-sample'
import { routes } from '../lib/routes'
import { toLineFlag } from '../scripts/chromium'
import { findPageKinds, type PageKind } from '../tools/bench/page-kinds'
import { hydrated } from './hydrated'
import { BARE_SCRIPT, type Weight, weigh } from './weigh'

const kB = 1000

/** Another company's pages may have longer texts. */
const SLACK = isSample ? 1 : 1.2

/** The bytes that a connection carries before its first acknowledgement: ten segments. */
const FIRST_ROUND = 14_600

type Budget = Partial<Record<'html' | 'script' | 'all' | 'requests', number>>

const listing: Budget = { script: 6 * kB, all: 100 * kB }

/** Budgets of single pages, in bytes. docs/performance.md explains them. */
const own: Record<string, Budget> = {
  home: { all: 80 * kB, requests: 10 },
  article: { all: 65 * kB },
  'journal article': { all: 65 * kB },
  blog: listing,
  journal: listing,
  'case studies': listing,
  careers: listing,
  // Its form is near the first screen.
  contact: { html: 18.5 * kB, script: BARE_SCRIPT },
  // While someone is only reading it.
  job: { html: 22.5 * kB, script: 6 * kB, all: 90 * kB },
}
const common: Record<'document' | 'application', Budget> = {
  document: { html: 20 * kB, script: 4.5 * kB },
  application: { html: 21 * kB, script: BARE_SCRIPT + 5 * kB },
}

/** The fragment of a page's form, and the maximum weight of its scripts after hydration. */
const forms: Record<string, { fragment: string; script: number }> = {
  contact: { fragment: '#contact-form', script: BARE_SCRIPT },
  job: { fragment: '#apply', script: BARE_SCRIPT + 11 * kB },
}

// A phone as Lighthouse simulates it. Bytes are exact, so tests check them; the bench measures times.
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true }

function launchOn(line: '3g' | '4g') {
  const { launchOptions } = test.info().project.use
  return chromium.launch({ ...launchOptions, args: [...(launchOptions?.args ?? []), toLineFlag(line)] })
}

let pages: (PageKind & { weight: Weight; html: string; links: string })[]

test.beforeAll(async ({ baseURL }, info) => {
  info.setTimeout(180_000)
  pages = []
  const browser = await launchOn('4g')
  for (const kind of await findPageKinds(baseURL ?? '')) {
    const page = await browser.newPage({ baseURL, ...phone })
    // The first reader of a page gets a quickly compressed copy, all others the best one.
    await page.request.get(kind.path)
    const weight = await weigh(page, kind.path)
    const answer = await page.request.get(kind.path)
    pages.push({ ...kind, weight, html: await answer.text(), links: answer.headers().link ?? '' })
    await page.close()
  }
  await browser.close()
})

test.describe.configure({ mode: 'default' })

test('every kind of page stays within its budget', () => {
  for (const { name, kind, weight } of pages) {
    if (kind === 'bare') continue
    const budget = { ...common[kind], ...own[name] }
    const seen = {
      html: weight.html,
      script: weight.of('script'),
      all: weight.all,
      requests: weight.addresses.length,
    }
    console.log(`${name}: ${JSON.stringify(seen)}`)
    for (const [part, most] of Object.entries(budget))
      expect
        .soft(seen[part as keyof Budget], `${part} of ${name}`)
        .toBeLessThanOrEqual(part === 'html' || part === 'all' ? most * SLACK : most)
  }
})

test('a form that a person comes to is hydrated within its budget', async ({ baseURL }) => {
  const browser = await launchOn('4g')
  for (const [name, { fragment, script }] of Object.entries(forms)) {
    const page = await browser.newPage({ baseURL, ...phone })
    const path = pages.find((known) => known.name === name)?.path ?? ''
    const weight = await weigh(page, path + fragment)
    console.log(`${name}, hydrated: ${weight.of('script')}`)
    await hydrated(page.locator('[data-hydrates] form'), name)
    expect.soft(weight.of('script'), name).toBeLessThanOrEqual(script)
    await page.close()
  }
  await browser.close()
})

test('Home is within its budget on a slow line too', async ({ baseURL }) => {
  const browser = await launchOn('3g')
  const { all, addresses } = await weigh(await browser.newPage({ baseURL, ...phone }), routes.home)
  expect(all).toBeLessThanOrEqual((own.home?.all ?? 0) * SLACK)
  expect(new Set(addresses).size).toBe(addresses.length)
  await browser.close()
})

test('every page has its two fonts, small and asked for before anything shows', () => {
  for (const { name, weight, html, links } of pages) {
    // Only devices without Bengali letters, such as this one, load those of the name on About, below the first screen.
    const fonts = weight.fonts.filter((font) => !font.includes('/bengali.'))
    expect.soft(fonts.length, name).toBeLessThanOrEqual(2)
    if (fonts.length === weight.fonts.length) expect.soft(weight.of('font'), name).toBeLessThanOrEqual(2 * FIRST_ROUND)
    for (const font of fonts) {
      // With its version (`?dpl=`): preloaded at another address than the stylesheet's, it would be fetched twice.
      const { pathname, search } = new URL(font)
      const address = pathname + search
      const preload = new RegExp(`<link href="${RegExp.escape(address)}" rel="preload" as="font"[^>]*>.*<style`)
      expect.soft(preload.test(html) || links.includes(address), `${address} on ${name}`).toBe(true)
    }
  }
})

test('nothing holds the first paint up', () => {
  for (const { name, html } of pages.filter(({ kind }) => kind !== 'bare')) {
    const sheets = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].map(([tag]) => tag)
    expect
      .soft(
        sheets.filter((tag) => !tag.includes(' disabled=""')),
        name,
      )
      .toEqual([])
    // Browsers with modules do not fetch scripts for browsers without them.
    const visible = html.replace(/<template data-(?:deferred|framework)[\s\S]*?<\/template>/g, '')
    const scripts = [...visible.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag)
    expect
      .soft(
        scripts.filter((tag) => !/\bnomodule\b/i.test(tag)),
        name,
      )
      .toEqual([])
    expect.soft(visible, name).not.toContain('as="script"')
  }
})

test('a listing brings the drawings of its first screen along', () => {
  const fetched = /<img\b[^>]*\bsrc="\/art\/[^>]*\bloading="eager"/
  for (const { name, html } of pages.filter(({ name }) => own[name] === listing))
    expect.soft(fetched.test(html), name).toBe(false)
})

test('a document fetches no stylesheet', () => {
  for (const { name, weight } of pages.filter(({ kind }) => kind === 'document'))
    expect.soft(weight.of('stylesheet'), name).toBe(0)
})

test('built files are compressed as far as possible, and plain for clients that cannot decompress them', async ({
  request,
}) => {
  const files = pages.flatMap(({ weight }) =>
    weight.addresses.filter((address) => /\.(js|css)$/.test(new URL(address).pathname)),
  )
  expect(files.length).toBeGreaterThan(0)
  for (const address of new Set(files)) {
    const [packed, plain] = await Promise.all(
      ['gzip, br', 'identity'].map((encoding) => request.get(address, { headers: { 'accept-encoding': encoding } })),
    )
    const text = (await plain?.body()) ?? Buffer.alloc(0)
    expect.soft((await packed?.body())?.equals(text), address).toBe(true)
    // The default of brotliCompressSync is its highest level.
    expect
      .soft(Number(packed?.headers()['content-length']), address)
      .toBeLessThanOrEqual(brotliCompressSync(text).length)
    expect.soft(plain?.headers()['content-encoding'], address).toBeUndefined()
    const last = packed?.headers()['last-modified'] ?? ''
    const [head, known, refused] = await Promise.all([
      request.head(address, { headers: { 'accept-encoding': 'br' } }),
      request.get(address, { headers: { 'accept-encoding': 'br', 'if-modified-since': last } }),
      request.get(address, { headers: { 'accept-encoding': 'br;q=0' } }),
    ])
    expect.soft(head.headers()['content-length'], address).toBe(packed?.headers()['content-length'])
    expect.soft([known.status(), known.headers()['content-encoding']], address).toEqual([304, undefined])
    expect.soft(refused.headers()['content-encoding'], address).toBeUndefined()
    for (const answer of [packed, plain, known]) expect.soft(answer?.headers().vary, address).toBe('Accept-Encoding')
    for (const answer of [packed, plain, head]) {
      expect
        .soft(answer?.headers()['content-type'], address)
        .toMatch(/^(application\/javascript|text\/css); charset=utf-8$/i)
    }
  }
})

test('no page asks another site for anything', ({ baseURL }) => {
  const { origin } = new URL(baseURL ?? '')
  for (const { name, weight } of pages)
    expect
      .soft(
        weight.addresses.filter((address) => new URL(address).origin !== origin),
        name,
      )
      .toEqual([])
})
