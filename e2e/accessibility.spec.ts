import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { routes } from '../lib/routes'

const paths = [
  routes.home,
  routes.expertise,
  routes.industries,
  routes.insights,
  routes.about,
  routes.contact,
  routes.careers,
  routes.journal,
  routes.caseStudies,
  routes.blog,
  routes.privacy,
  routes.terms,
  routes.cookies,
  routes.sitemap,
  routes.service('web-development'),
  routes.industry('healthcare'),
  '/no-such-page',
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`no page has a fault that axe can find (${colorScheme}, ${width} px)`, async ({ browser }) => {
      test.setTimeout(180_000)
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      const faults: string[] = []
      for (const path of paths) {
        await page.goto(path)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (overflow > 0) faults.push(`${path} overflows by ${overflow} px`)
        const { violations } = await new AxeBuilder({ page })
          .options({ rules: { 'target-size': { enabled: true } } })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        for (const { id, nodes } of violations)
          faults.push(`${path} ${id}: ${nodes[0]?.target.join(' ')} (${nodes.length})`)
      }
      await context.close()
      expect(faults).toEqual([])
    })
  }
}
