import { expect, type Page, test } from '@playwright/test'
import { expertiseMenu } from '../lib/content/navigation'
import { routes } from '../lib/routes'

/** One of each kind of page. */
const paths = [
  routes.home,
  routes.expertise,
  routes.industries,
  routes.service('web-development'),
  routes.industry('healthcare'),
  routes.insights,
  routes.about,
  routes.contact,
  routes.careers,
  routes.blog,
  routes.journal,
  routes.caseStudies,
  routes.caseStudy('ai-fraud-detection'),
  routes.journalArticle('ninety-eight-percent-of-what'),
  routes.cookies,
  routes.sitemap,
  '/no-such-page',
]

/** How far a page reaches past its window, and whose words are cut off by a box of their own. */
function measure() {
  const isCut = (element: Element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element)
    if (!element.checkVisibility() || clipPath !== 'none' || !element.textContent?.trim()) return false
    const wide = element.scrollWidth > element.clientWidth + 1 && ['hidden', 'clip'].includes(overflowX)
    const high = element.scrollHeight > element.clientHeight + 1 && ['hidden', 'clip'].includes(overflowY)
    return wide || high
  }
  const { scrollWidth, clientWidth } = document.documentElement
  const cut = [...document.querySelectorAll('main *, header *, footer *')]
    .filter(isCut)
    .map((element) => element.outerHTML.slice(0, 80))
  return { over: scrollWidth - clientWidth, cut }
}

async function expectToFit(page: Page, textSize = 100) {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`
    }, textSize)
    const { over, cut } = await page.evaluate(measure)
    if (over > 0) faults.push(`${path} reaches ${over} px past the window`)
    faults.push(...cut.map((element) => `${path} cuts off ${element}`))
  }
  expect(faults).toEqual([])
}

const windows: [width: number, textSize: number, tag: string[]][] = [
  [320, 200, []],
  [320, 100, ['@full']],
  [1280, 200, ['@full']],
  [2560, 100, ['@full']],
]
for (const [width, textSize, tag] of windows) {
  test(`every kind of page fits into ${width} px with text at ${textSize} %`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page, textSize)
  })
}

test('large text gets the menu of a phone instead of a header that is too wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(routes.home)
  await expect(page.getByRole('button', { name: expertiseMenu.label })).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('#menu-mobile').getByText(expertiseMenu.label, { exact: true })).toBeVisible()
})

test('focus that moves backwards never ends up under the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(routes.expertise)
  await page.locator('main a').last().focus()
  const hidden: string[] = []
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Shift+Tab')
    const name = await page.evaluate(() => {
      const { activeElement } = document
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const box = activeElement?.getBoundingClientRect()
      return activeElement?.closest('main') && box && box.top < bar ? activeElement.textContent : null
    })
    if (name) hidden.push(name)
  }
  expect(hidden).toEqual([])
})

test('the stitches of controls and rules stay visible in forced colours', async ({ browser }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ forcedColors: 'active', colorScheme })
    const page = await context.newPage()
    await page.goto(routes.home)
    const { paper, thread, button } = await page.evaluate(() => {
      const { backgroundColor: paper } = getComputedStyle(document.body)
      const header = document.querySelector('header')
      const link = document.querySelector('main a')
      const style = link ? getComputedStyle(link) : undefined
      return {
        paper,
        thread: header && getComputedStyle(header, '::after').backgroundColor,
        button: [style?.color, style?.backgroundColor],
      }
    })
    expect(thread).not.toBe(paper)
    expect(button[0]).not.toBe(button[1])
    await context.close()
  }
})
