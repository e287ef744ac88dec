import { expect, test } from '@playwright/test'
import { journalArticles } from '../content/journal'
import { routes } from '../lib/routes'
import { findPosts } from './find-post'

const pages = [routes.home, routes.privacy, routes.expertise, routes.careers]

test('the fallback faces are as wide as ours, at every weight that is in use', { tag: '@full' }, async ({ page }) => {
  const widths: Record<string, { ours: number; theirs: number }> = {}
  for (const address of pages) {
    await page.goto(address)
    const found = await page.evaluate(async () => {
      await document.fonts.ready
      const canvas = document.createElement('canvas').getContext('2d')
      const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, a)')]
        .map((element) => ({ text: element.textContent.trim(), style: getComputedStyle(element) }))
        .filter(({ text }) => text.length > 12)
      return texts.map(({ text, style }) => {
        const [own = '', standIn = ''] = style.fontFamily.split(/,\s*/)
        const measure = (family: string) => {
          if (canvas) canvas.font = `${style.fontWeight} 100px ${family}`
          return canvas?.measureText(text).width ?? 0
        }
        return { face: `${standIn} ${style.fontWeight}`, ours: measure(own), theirs: measure(standIn) }
      })
    })
    for (const { face, ours, theirs } of found) {
      const sum = widths[face] ?? { ours: 0, theirs: 0 }
      widths[face] = { ours: sum.ours + ours, theirs: sum.theirs + theirs }
    }
  }
  const shares = Object.entries(widths).map(([face, { ours, theirs }]) => [face, Math.round((100 * ours) / theirs)])
  expect(shares.length).toBeGreaterThan(4)
  expect(shares.filter(([, share]) => Math.abs(Number(share) - 100) > 2)).toEqual([])
})

test('hardly anything moves where the fonts come late', { tag: '@full' }, async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForTimeout(500)
    await route.continue()
  })
  for (const width of [360, 768, 1350]) {
    await page.setViewportSize({ width, height: 800 })
    for (const address of [...pages, '/services/cloud', routes.industries]) {
      await page.goto(address)
      const moved = await page.evaluate(async () => {
        let sum = 0
        const watcher = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        })
        watcher.observe({ type: 'layout-shift', buffered: true })
        await document.fonts.ready
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
        return sum
      })
      expect.soft(moved, `${address} at ${width} px`).toBeLessThan(0.05)
    }
  }
})

test('Bengali letters in a tutorial are drawn, whatever faces the device has', { tag: '@full' }, async ({ page }) => {
  await page.goto(routes.blog)
  await page
    .getByRole('link', { name: /Bengali text that compares equal/ })
    .first()
    .click()
  const quoted = page.locator('article p', { hasText: /\u09df|\u09af\u09bc/ }).first()
  await expect(quoted).toBeVisible()
  const faces = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ family }) => /bengali/.test(family)).map(({ status }) => status)
  })
  // A font of the device or of the site, loaded because the page has these letters.
  expect(faces).toEqual(['loaded'])
})

/** Returns the numbers of characters in the lines of an article's paragraphs, without the last line of each. */
function countLetters() {
  const range = document.createRange()
  return [...document.querySelectorAll('article p')].flatMap((paragraph) => {
    const lines: number[] = [0]
    let end = 0
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (let i = 0; i < (text.textContent ?? '').length; i += 1) {
        range.setStart(text, i)
        range.setEnd(text, i + 1)
        const { left, right, width } = range.getBoundingClientRect()
        if (width === 0) continue
        if (left < end - 1) lines.push(0)
        end = right
        lines.push((lines.pop() ?? 0) + 1)
      }
    return lines.slice(0, -1)
  })
}

test('a line of an article has 60 to 72 letters on a wide screen', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const articles = [
    ...(await findPosts(request)).slice(0, 3),
    ...journalArticles.slice(0, 2).map(({ id }) => routes.journalArticle(id)),
  ]
  for (const path of articles) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.fonts.ready)
    const lines = await page.evaluate(countLetters)
    expect.soft(lines.length, path).toBeGreaterThan(9)
    const average = lines.reduce((sum, letters) => sum + letters, 0) / lines.length
    expect.soft(average, path).toBeGreaterThanOrEqual(60)
    expect.soft(average, path).toBeLessThanOrEqual(72)
  }
})

test('Bengali letters are 12 % larger than Latin ones', async ({ page, request }) => {
  await page.goto((await findPosts(request))[0] ?? '')
  const sizes = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule && /bengali/.test(rule.cssText))
      .map((rule) => /size-adjust: (\S+);/.exec(rule.cssText)?.[1]),
  )
  expect(sizes).toEqual(['112%'])
})
