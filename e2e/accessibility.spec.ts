import { expect, test } from '@playwright/test'
import { servicePages } from '../content/services'
import { routes } from '../lib/routes'
import { findProblems, openView, views } from './axe'

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
  routes.accessibility,
  routes.security,
  routes.sitemap,
  routes.service(servicePages[0]?.slug ?? ''),
  routes.industry('healthcare'),
  '/no-such-page',
]

for (const view of views) {
  test(`no page has a problem that axe can find (${view.name})`, { tag: view.tag }, async ({ browser }) => {
    test.setTimeout(180_000)
    const page = await openView(browser, view)
    const problems: string[] = []
    for (const path of paths) {
      await page.goto(path)
      problems.push(...(await findProblems(page, path)))
    }
    await page.context().close()
    expect(problems).toEqual([])
  })
}
