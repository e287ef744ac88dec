import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const toView = (colorScheme: 'light' | 'dark', width: number, tag: string[] = []) => ({
  ...{ colorScheme, width, tag },
  name: `${colorScheme}, ${width} px`,
})

/** Each colour scheme and each width once: colours do not depend on the width, nor the layout on the scheme. */
export const views = [toView('light', 320), toView('dark', 1280, ['@full'])]

/** Opens a page in one of the views, without motion: colours cannot be checked during a transition. */
export async function openView(browser: Browser, { colorScheme, width }: (typeof views)[number]): Promise<Page> {
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  return context.newPage()
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
