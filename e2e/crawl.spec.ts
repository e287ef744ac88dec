import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { routes } from '../lib/routes'
import { readSitemap } from '../tools/bench/page-kinds'
import { fillMessage, sendMessage } from './fill'
import { hydrated, isHydrated, openHydrated } from './hydrated'
import { requestRevalidation } from './request-revalidation'

type Complaint = { path: string; text: string }

/** Everything that a browser complains about on a page: console errors, failed requests, violations of the policy. */
async function watchComplaints(context: BrowserContext) {
  const complaints: Complaint[] = []
  const note = (page: Page, text: string) => complaints.push({ path: new URL(page.url()).pathname, text })
  await context.exposeBinding('noteViolation', ({ page }, text: string) => note(page, text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const told = window as unknown as { noteViolation(text: string): void }
      told.noteViolation(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`)
    })
  })
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.page()) note(message.page() as Page, message.text())
  })
  context.on('weberror', (error) => {
    const page = error.page()
    if (page) note(page, String(error.error()))
  })
  return complaints
}

async function findAddresses(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get(routes.sitemapXml)).text()
  const listed = readSitemap(sitemap).map(({ pathname }) => pathname)
  expect(listed.length).toBeGreaterThan(40)
  return [...listed, routes.newsletterSubscribed, routes.contactSent(null)]
}

/** Opens every address, and resolves to those of applications. An application has to hydrate. */
async function crawl(context: BrowserContext, addresses: string[]): Promise<string[]> {
  const queue = [...addresses]
  const applications: string[] = []
  const walk = async () => {
    const page = await context.newPage()
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const response = await page.goto(path, { waitUntil: 'load' })
      expect(response?.status(), path).toBe(200)
      const kind = await page.locator('main').getAttribute('data-page')
      if (kind === 'application') {
        applications.push(path)
        await page.locator('[data-hydrates]').scrollIntoViewIfNeeded()
        await hydrated(page.locator('main'), `${path} hydrates`)
      } else {
        expect(await isHydrated(page.locator('main')), `${path} has no framework`).toBe(false)
      }
    }
    await page.close()
  }
  await Promise.all([walk(), walk(), walk()])
  return applications
}

test('every page works under its policy without a complaint, before and after it was rendered again', {
  tag: '@full',
}, async ({ context, page, request }) => {
  test.setTimeout(240_000)
  const addresses = await findAddresses(page)
  const complaints = await watchComplaints(context)
  const applications = await crawl(context, addresses)
  // Contact, and the positions.
  expect(applications.length).toBeGreaterThan(5)
  expect(complaints).toEqual([])

  await requestRevalidation(request)
  // The first visit renders the page again. The browser gets it on this visit or the next one.
  for (const path of addresses) await request.get(path)
  const oneOfEachKind = new Map(addresses.map((path) => [path.replace(/(?<=.\/)[^/]+$/, ''), path])).values()
  await crawl(context, [...oneOfEachKind])
  expect(complaints).toEqual([])
})

test('a toast appears under the policy of its page', async ({ context, page }) => {
  const complaints = await watchComplaints(context)
  await openHydrated(page, routes.contact)
  await fillMessage(page, 'toast@mail.example')
  await sendMessage(page)
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed')
  expect(complaints).toEqual([])
})
