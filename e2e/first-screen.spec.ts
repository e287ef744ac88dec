import { expect, type Page, test } from '@playwright/test'
import { routes } from '../lib/routes'
import { findPageKinds } from '../tools/bench/page-kinds'

const phone = { width: 412, height: 823 }
const getHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const countWaiting = (page: Page) =>
  page
    .locator('[data-parts] > *')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length)

const findScript = (page: Page) =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const { startTime, responseEnd } = resources.find(({ name }) => name.includes('/enhance/')) ?? {}
    return startTime && responseEnd ? { startTime, responseEnd } : null
  })

test.use({ viewport: phone })

test('Home is laid out whole behind its first paint, as it is at once after a reload or without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(routes.home)
  expect(await page.locator('html').getAttribute('data-fresh')).toBe('')
  await expect.poll(() => countWaiting(page)).toBe(0)
  const height = await getHeight(page)
  await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }))
  const read = () =>
    page.evaluate(() => document.elementFromPoint(200, 400)?.closest('section')?.ariaLabelledByElements?.[0]?.id)
  const before = await read()
  await page.reload()
  expect(await page.locator('html').getAttribute('data-fresh')).toBeNull()
  expect([await countWaiting(page), await getHeight(page)]).toEqual([0, height])
  await expect.poll(read).toBe(before)

  const context = await browser.newContext({ baseURL, viewport: phone, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(routes.home)
  const whole = await plain.locator('html').boundingBox()
  expect(Math.abs((whole?.height ?? 0) - height)).toBeLessThan(2)
  await context.close()
})

test('a place far down on Home is where its address leads', async ({ page }) => {
  await page.goto(`${routes.home}#startups-and-ventures`)
  await expect
    .poll(() => page.locator('#startups-and-ventures').evaluate((part) => part.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0)
  const top = await page.locator('#startups-and-ventures').evaluate((part) => part.getBoundingClientRect().top)
  expect(top).toBeLessThan(200)
})

test('a page asks for its scripts when it has been painted', { tag: '@full' }, async ({ page, baseURL }) => {
  for (const { name, kind, path } of await findPageKinds(baseURL ?? '')) {
    if (kind === 'bare') continue
    await page.goto(path)
    await expect(page.locator('head > link[rel=manifest]'), name).toHaveCount(1)
    await expect.poll(() => findScript(page), { message: name }).not.toBeNull()
    // Scripts wait for the first paint. On a busy machine its frame may have no text yet.
    const painted = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0)
    expect(painted).toBeGreaterThan(0)
    const first = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return Math.min(...resources.filter(({ name }) => /\.(js|css)$/.test(name)).map(({ startTime }) => startTime))
    })
    expect.soft(first, name).toBeGreaterThanOrEqual(painted)
  }
})

test('nothing moves on a document when its script arrives', { tag: '@full' }, async ({ page, baseURL }) => {
  await page.route('**/enhance/*.js', async (route) => {
    await page.waitForTimeout(400)
    await route.continue()
  })
  for (const { name, kind, path } of await findPageKinds(baseURL ?? '')) {
    if (kind !== 'document') continue
    await page.goto(path)
    await expect.poll(() => findScript(page), { message: name }).not.toBeNull()
    const moved = await page.evaluate(
      async (arrived) => {
        let sum = 0
        const watcher = new PerformanceObserver((list) => {
          const moves = list.getEntries() as (PerformanceEntry & { value: number })[]
          for (const { startTime, value } of moves) if (startTime > arrived) sum += value
        })
        watcher.observe({ type: 'layout-shift', buffered: true })
        await document.fonts.ready
        await new Promise((resolve) => setTimeout(resolve, 200))
        return sum
      },
      (await findScript(page))?.responseEnd ?? 0,
    )
    expect.soft(moved, name).toBe(0)
  }
})

// Empty places would be visible to people who scroll fast, in print and in screenshots.
for (const viewport of [phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }])
  test(`at ${viewport.width} px, all pictures of Home are there before anybody scrolls`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(routes.home)
    const countMissing = () =>
      page
        .locator('img')
        .evaluateAll(
          (all) => (all as HTMLImageElement[]).filter((image) => image.checkVisibility() && !image.naturalWidth).length,
        )
    await expect.poll(countMissing).toBe(0)
  })
