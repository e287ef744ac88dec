import { expect, type Page } from '@playwright/test'
import { CONDITIONAL, type Kept } from '../content/testing-promises'
import { routes } from '../lib/routes'

/** These run scripts, which could replace the sentences of the server. */
const HYDRATED: readonly string[] = [routes.contact, routes.careers]

const PAGES = [
  ...HYDRATED,
  routes.home,
  routes.insights,
  routes.blog,
  routes.journal,
  routes.newsletter,
  routes.newsletterAsked,
  routes.newsletterSubscribed,
  routes.privacy,
  routes.cookies,
  '/no-such-page',
]

/** Opens pages of a site in a browser, and checks that they say exactly the promises that its settings keep. */
export async function expectPromises(page: Page, site: string, keeps: readonly Kept[]): Promise<void> {
  const texts: [address: string, text: string][] = []
  for (const address of PAGES) {
    await page.goto(site + address)
    if (HYDRATED.includes(address)) await page.waitForLoadState('networkidle')
    texts.push([address, await page.locator('body').ariaSnapshot()])
  }
  for (const [pattern, condition] of CONDITIONAL) {
    const saying = texts.filter(([, text]) => pattern.test(text)).map(([address]) => address)
    if (keeps.includes(condition)) expect(saying, String(pattern)).not.toEqual([])
    else expect(saying, String(pattern)).toEqual([])
  }
}
