import { expect, type Page, test } from '@playwright/test'
import { application } from '../content/careers'
import { contact } from '../content/contact'
import { routes } from '../lib/routes'
import { hydrated, isHydrated } from './hydrated'
import { findJobPath } from './inbox'
import { watchTrouble } from './trouble'

/** Collects the framework's files that a page requests. */
function watchFramework(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_next/') && request.resourceType() === 'script') files.push(request.url())
  })
  return files
}

const form = (page: Page) => page.locator('[data-hydrates] form')
const phone = { width: 360, height: 640 }

test.describe('a form hydrates when a person comes near', () => {
  test.beforeEach(({ page }) => page.setViewportSize(phone))

  test('a job that is only read brings no framework, and its buttons work', async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    const trouble = watchTrouble(page)
    const files = watchFramework(page)
    await page.goto(await findJobPath(request), { waitUntil: 'networkidle' })
    const actions = page.getByRole('list', { name: application.actions.label })
    await actions.getByRole('button', { name: application.actions.share }).click()
    await expect(actions.getByRole('button', { name: 'Link copied' })).toBeVisible()
    expect(files).toEqual([])
    // Earlier choices stay when the framework comes.
    await form(page).scrollIntoViewIfNeeded()
    await hydrated(form(page))
    await expect(actions.getByRole('button', { name: 'Link copied' })).toHaveCount(1)
    expect(trouble).toEqual([])
  })

  test('a press on Apply requests it as the finger goes down', async ({ page, request }) => {
    const files = watchFramework(page)
    await page.goto(await findJobPath(request), { waitUntil: 'networkidle' })
    expect(files).toEqual([])
    await page.getByRole('link', { name: application.actions.apply, exact: true }).first().dispatchEvent('pointerdown')
    await hydrated(form(page))
  })

  for (const place of ['#apply', '?step=2'])
    test(`an address that leads into it requests it at once: ${place}`, async ({ page, request }) => {
      await page.goto((await findJobPath(request)) + place)
      await hydrated(form(page))
    })

  test('a draft that this tab kept brings it back', async ({ page, request }) => {
    const path = await findJobPath(request)
    await page.goto(`${path}#apply`)
    await hydrated(form(page))
    await page.getByLabel('First name', { exact: true }).fill('Rumana')
    await page.getByLabel('Last name', { exact: true }).click()
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Rumana')
    await page.goto(path)
    await hydrated(form(page))
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Rumana')
  })

  test('a map that was opened, and what was said of an address, stay', async ({ page }) => {
    await page.route(/openstreetmap/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
    )
    const trouble = watchTrouble(page)
    // The framework is held back until the test releases it.
    let letIn = () => {}
    const opened = new Promise<void>((resolve) => {
      letIn = resolve
    })
    await page.route(/\/_next\/.*\.js/, async (route) => {
      await opened
      await route.continue().catch(() => undefined)
    })
    // `load` may wait for the scripts.
    await page.goto(routes.contact, { waitUntil: 'commit' })
    await page.waitForFunction(() => customElements.get('click-to-load'))
    await page.getByText(contact.map.show).click()
    await expect(page.locator('iframe')).toBeVisible()
    const box = page.locator('footer newsletter-form, newsletter-form').first()
    await box.getByRole('textbox').fill('nobody')
    await box.getByRole('button').click()
    const said = box.locator('[data-answer]')
    await expect(said).not.toHaveText('')
    const words = await said.textContent()
    expect(await isHydrated(form(page))).toBe(false)
    letIn()
    await hydrated(form(page))
    await expect(page.locator('iframe')).toBeVisible()
    await expect(page.getByText(contact.map.show)).toBeHidden()
    await expect(said).toHaveText(words ?? '')
    await expect(box.getByRole('textbox')).toHaveValue('nobody')
    expect(trouble.filter((line) => !line.includes('422'))).toEqual([])
  })
})
