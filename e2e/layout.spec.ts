import { expect, type Page, test } from '@playwright/test'
import { caseStudies } from '../content/case-studies'
import { expertise } from '../content/expertise'
import { home } from '../content/home'
import { industries } from '../content/industries'
import { expertiseMenu } from '../content/navigation'
import { routes } from '../lib/routes'
import { findJobPath } from './inbox'

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
  routes.accessibility,
  routes.security,
  routes.sitemap,
  '/no-such-page',
]

/** Returns how far a page extends beyond its window, and the elements whose text is cut off by their own box. */
function measure() {
  const isCut = (element: Element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element)
    if (!element.checkVisibility() || clipPath !== 'none' || !element.textContent?.trim()) return false
    const { right } = element.getBoundingClientRect()
    // Ornaments (::before) may end at the box.
    const isBeyond = (inner: Element) => inner.getBoundingClientRect().right > right + 1
    const hidesX = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1
    const hasText = element.childElementCount === 0
    const wide = hidesX && (hasText || [...element.querySelectorAll('*')].some(isBeyond))
    const high = element.scrollHeight > element.clientHeight + 1 && ['hidden', 'clip'].includes(overflowY)
    return wide || high
  }
  const { scrollWidth, clientWidth } = document.documentElement
  const cut = [...document.querySelectorAll('main *, header *, footer *')]
    .filter(isCut)
    .map((element) => element.outerHTML.slice(0, 80))
  return { over: scrollWidth - clientWidth, cut }
}

/**
 * Returns texts that are too small to read easily, or so heavy at 19 to 22 px that the dot of an i touches its stem.
 */
function findHardToRead() {
  const problems = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || !text.textContent?.trim() || element.closest('script, style, template, noscript, sup, sub'))
      continue
    const { fontSize, fontWeight, fontFamily } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const isClosed = size >= 19 && size <= 22 && Number(fontWeight) >= 600 && /anek/i.test(fontFamily)
    if (size < 16 || isClosed) problems.add(`${size} px at ${fontWeight}: ${text.textContent.trim().slice(0, 40)}`)
  }
  return [...problems]
}

const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)

test('every kind of page fits into each window, and its text is neither small nor heavy at 20 px', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const [post = ''] = /\/blog-read\/[\w-]+/.exec(await (await request.get(routes.blog)).text()) ?? []
  const problems: string[] = []
  for (const path of [...paths, post, await findJobPath(request)]) {
    await page.goto(path)
    for (const [width, textSize] of [
      [320, 200],
      [1280, 200],
      [2560, 100],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await setTextSize(page, textSize)
      const { over, cut } = await page.evaluate(measure)
      const place = `${path} in ${width} px`
      if (over > 0) problems.push(`${place} reaches ${over} px past the window`)
      problems.push(...cut.map((element) => `${place} cuts off ${element}`))
    }
    await setTextSize(page, 100)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const found = await page.evaluate(findHardToRead)
      problems.push(...found.map((problem) => `${path} in ${width} px: ${problem}`))
    }
  }
  expect(problems).toEqual([])
})

for (const path of [routes.expertise, routes.industries]) {
  test(`${path} is under 9,000 px high on a phone, and prints what it folds`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9_000)
    const folded = page.locator('main details p')
    await expect(folded.last()).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const text of await folded.all()) await expect(text).toBeVisible()
  })
}

test('the bands of expertise stay in view, lead to their groups, and light the one that is read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(routes.expertise)
  const bands = page.getByRole('navigation', { name: expertise.hero.indexLabel })
  // A lit band has the whole dye, the others a tint of it.
  const lit = () =>
    bands.getByRole('link').evaluateAll((links) =>
      links.flatMap((link, i) => {
        const style = getComputedStyle(link)
        return style.getPropertyValue('--field') === style.getPropertyValue('--dye') ? i : []
      }),
    )
  for (const at of [2, 0]) {
    await bands.getByRole('link').nth(at).click()
    await expect(bands).toBeInViewport({ ratio: 1 })
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
    await expect.poll(lit).toEqual([at])
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(lit).toEqual([])
})

test('the thread of a study’s phases is sewn when it is reached, and stays', async ({ page }) => {
  const [study] = caseStudies
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(routes.caseStudy(study?.id ?? ''))
  const phase = page.getByRole('listitem').filter({ hasText: study?.solution.approach[0]?.phase ?? '' })
  const cut = () => phase.evaluate((item) => getComputedStyle(item, '::after').clipPath)
  const sewn = /^(inset\(0px\)|inset\(0px 0% 0px 0px\))$/
  await expect.poll(cut).toBe('inset(0px 100% 0px 0px)')
  await phase.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect.poll(cut).toMatch(sewn)
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(1_000)
  expect(await cut()).toMatch(sewn)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await cut()).toBe('none')
})

for (const [reducedMotion, fragment] of [
  ['no-preference', '#sew'],
  ['reduce', ''],
] as const) {
  test(`the sail of the home page has the fragment “${fragment}” with motion “${reducedMotion}”`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion })
    await page.goto(routes.home)
    const picture = page.locator('main picture img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).hash))
      .toBe(fragment)
    await page.close()
  })
}

test('the index of industries shows one picture beside its lines: of the one under the mouse or with the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(routes.industries)
  const lines = page.getByRole('list', { name: industries.hero.indexLabel }).getByRole('listitem')
  const shown = () =>
    page
      .locator('main ul > li > img')
      .evaluateAll((pictures) =>
        pictures.flatMap((each, i) => (getComputedStyle(each).visibility === 'visible' ? i : [])),
      )
  expect(await shown()).toEqual([0])
  await lines.filter({ hasText: industries.sectors[2]?.title }).getByRole('link').first().hover()
  expect(await shown()).toEqual([2])
  await page.mouse.move(0, 0)
  await lines.filter({ hasText: industries.sectors[3]?.title }).getByRole('link').first().focus()
  expect(await shown()).toEqual([3])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await shown()).toHaveLength(industries.sectors.length)
})

test('a link to a service or to a part of a sector opens what hides it', async ({ page }) => {
  for (const href of [routes.expertiseSection('llm'), routes.industriesSection('telecommunications')]) {
    await page.goto(href)
    await expect(page.locator(`[id="${href.split('#')[1]}"] p`).first()).toBeVisible()
  }
})

test('the hero has the whole boat between a tablet and a desktop', async ({ page }) => {
  for (const width of [912, 1024, 1180]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(routes.home)
    const picture = page.locator('main img').first()
    // In the drawing of 1,200 by 1,080 the boat spans 84 to 837.
    const [from, to] = await picture.evaluate((image) => {
      const shown = (image.clientWidth / image.clientHeight) * 1080
      const start = (1200 - shown) * (Number.parseFloat(getComputedStyle(image).objectPosition) / 100)
      return [start, start + shown]
    })
    expect(from, `${width} px`).toBeLessThan(84)
    expect(to, `${width} px`).toBeGreaterThan(837)
    expect((await picture.boundingBox())?.y, `${width} px`).toBeLessThan(200)
  }
})

test('Home is at most 12,000 px high on a phone, and its headings have three sizes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(routes.home)
  // Everything is laid out, as for someone who has scrolled to the end.
  await page.evaluate(() => document.documentElement.removeAttribute('data-fresh'))
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  const sizes = await page.evaluate(() => {
    const headings = [...document.querySelectorAll('main :is(h1, h2)')].filter((heading) => heading.checkVisibility())
    return [...new Set(headings.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)))]
  })
  // The first heading and the closing one are alone in their sizes.
  const ordered = sizes.toSorted((a, b) => b - a)
  expect(ordered.length).toBeGreaterThanOrEqual(3)
  for (const [i, size] of ordered.slice(1).entries()) expect((ordered[i] ?? 0) / size).toBeGreaterThan(1.2)
})

test('a very wide window gets a wider page with larger text', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 })
  await page.goto(routes.home)
  const bar = await page.locator('header > div').boundingBox()
  expect(bar?.width).toBeGreaterThanOrEqual(1440)
  expect(bar?.width).toBeLessThanOrEqual(1520)
})

test('the threads above sections run over both edges of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(routes.home)
  const margins = await page
    .locator('#services')
    .evaluate((heading) => getComputedStyle(heading.parentElement ?? heading, '::before').marginInlineEnd)
  expect(Number.parseFloat(margins)).toBeLessThan(0)
})

test('success stories are reached by name, without swiping', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(routes.home)
  const last = caseStudies[3]
  const names = page.getByRole('navigation', { name: home.successStories.title })
  await names.getByRole('link', { name: last?.client ?? '' }).click()
  await expect(page.getByRole('heading', { name: last?.title ?? '' })).toBeInViewport()
  await expect(names).toBeInViewport()
})

test('large text gets the menu of a phone instead of a header that is too wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(routes.home)
  await expect(page.getByRole('button', { name: expertiseMenu.label })).toBeVisible()
  await setTextSize(page, 200)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: expertiseMenu.label })).toBeVisible()
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

for (const width of [360, 1440, 2560]) {
  test(`what clears an application is below what leads on, in ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(await findJobPath(page.request))
    const [next, clear] = await Promise.all(
      ['Next', 'Clear my answers'].map((name) => page.getByRole('button', { name }).boundingBox()),
    )
    expect(clear?.y).toBeGreaterThan((next?.y ?? 0) + (next?.height ?? 0))
  })
}
