import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const toView = (colorScheme: 'light' | 'dark', width: number, tag: string[] = []) => ({
  ...{ colorScheme, width, tag },
  name: `${colorScheme}, ${width} px`,
})

type View = ReturnType<typeof toView>

const first = toView('light', 320)

/** Each colour scheme and each width once: colours do not depend on the width, nor the layout on the scheme. */
export const views = [first, toView('dark', 1280, ['@full'])]

async function setView(page: Page, { colorScheme, width }: View) {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 800 })
}

/** Opens a page in one of the views, without motion: colours cannot be checked during a transition. */
export async function openView(browser: Browser, view = first): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await setView(page, view)
  return page
}

/** Returns what axe finds on a page in its current state, and whether the page is wider than its window. `state` begins each sentence. */
export async function findProblems(page: Page, state: string): Promise<string[]> {
  // A part of Home that is not laid out yet has an estimated height, and its text overlaps the next part.
  await expect(page.locator('[data-parts] > :not([style*="content-visibility"])')).toHaveCount(0)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  // Only violations are described: describing the rest takes longer than the search.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: TAGS, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  const found = violations.map(({ id, nodes }) => `${state} ${id}: ${nodes[0]?.target.join(' ')} (${nodes.length})`)
  return overflow > 0 ? [`${state} overflows by ${overflow} px`, ...found] : found
}

/** Returns what axe finds on a page in its current state, in each view. Leaves the page in the first one. */
export async function findInViews(page: Page, state: string): Promise<string[]> {
  const found: string[] = []
  for (const view of views) {
    await setView(page, view)
    found.push(...(await findProblems(page, `${state} (${view.name})`)))
  }
  await setView(page, first)
  return found
}
