import { expect, type Page, test } from '@playwright/test'
import { routes } from '../lib/routes'

type Kind = 'document' | 'stylesheet' | 'script' | 'font' | 'image'

/** What a first visit on a phone transfers, in bytes by kind, and in how many requests. */
async function weigh(page: Page, path: string) {
  const bytes: Record<string, number> = {}
  const pending: Promise<void>[] = []
  let requests = 0
  page.on('requestfinished', (request) => {
    requests += 1
    pending.push(
      request.sizes().then(({ responseBodySize }) => {
        const kind = request.resourceType()
        bytes[kind] = (bytes[kind] ?? 0) + responseBodySize
      }),
    )
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await Promise.all(pending)
  const of = (kind: Kind) => bytes[kind] ?? 0
  return { of, requests, all: Object.values(bytes).reduce((sum, size) => sum + size, 0) }
}

// A phone as Lighthouse has it. Bytes are exact, so these are tests and no benchmark; see docs/performance.md for times.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

const kB = 1000

test('Home stays within its budget', async ({ page }, info) => {
  const { of, all, requests } = await weigh(page, routes.home)
  const figures = `HTML ${of('document')}, CSS ${of('stylesheet')}, JS ${of('script')}, fonts ${of('font')}, images ${of('image')}, all ${all} bytes in ${requests} requests`
  info.annotations.push({ type: 'weight', description: figures })
  console.log(figures)
  expect(of('document')).toBeLessThanOrEqual(20 * kB)
  expect(of('stylesheet')).toBeLessThanOrEqual(9 * kB)
  expect(of('script')).toBeLessThanOrEqual(4 * kB)
  expect(of('font')).toBeLessThanOrEqual(45 * kB)
  expect(all).toBeLessThanOrEqual(95 * kB)
})

test('no page asks another site for anything', async ({ page }) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin && page.url() !== 'about:blank')
      strangers.push(request.url())
  })
  for (const path of [routes.home, routes.contact, routes.blog, routes.careers, routes.about]) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(strangers.filter((url) => !url.startsWith('data:'))).toEqual([])
})
