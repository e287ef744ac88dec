import { expect, type Locator, type Page, test } from '@playwright/test'
import { applicationFields, findStep } from '../lib/applications/steps'
import { contactFields } from '../lib/contact/fields'
import { toFieldIds } from '../lib/forms/field-ids'
import type { FieldKind } from '../lib/forms/types'
import { routes } from '../lib/routes'
import { files } from './fill'
import { hydrated } from './hydrated'
import { findJobPath } from './inbox'

/** Opens a page whose scripts wait until they are released. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  await page.goto(path, { waitUntil: 'commit' })
  return resolve
}

/** Longer than the second in which a page hydrates. */
const KEYS = '0123456789'.repeat(4)

/** Returns the position of the control in the window, in whole pixels. */
const getTop = (control: Locator) => control.evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Returns that position once neither late fonts nor scrolling change it. */
async function getRestingTop(page: Page, control: Locator): Promise<number> {
  await page.evaluate(async () => void (await document.fonts.ready))
  let top = Number.NaN
  await expect
    .poll(async () => {
      const last = top
      top = await getTop(control)
      return top === last
    })
    .toBe(true)
  return top
}

/** Fills in each kind of control: before the scripts, and while they arrive. */
async function act(page: Page, control: Locator, kind: FieldKind | 'search', release: () => void) {
  if (kind === 'file') {
    await control.setInputFiles(files.resume)
    await control.focus()
    return release()
  }
  await control.focus()
  if (kind === 'checkbox' || kind === 'select') {
    release()
    await hydrated(control)
    return page.keyboard.press(kind === 'select' ? 'ArrowDown' : 'Space')
  }
  // From here on the caret is between the two last letters.
  await page.keyboard.type('before', { delay: 10 })
  await page.keyboard.press('ArrowLeft')
  release()
  for (let key = 0; key < KEYS.length; key += 1) await page.keyboard.type(KEYS[key] ?? '', { delay: 25 })
}

/** An application shows one step from the first paint on; the others open by their links, also before the scripts. */
const toStepPath = (path: string, name: string) => `${path}?step=${findStep([name])}`

async function tryField(page: Page, path: string, place: string, kind: FieldKind | 'search') {
  const release = await openHeld(page, path)
  const control = page.locator(place)
  await control.scrollIntoViewIfNeeded()
  const top = await getRestingTop(page, control)
  await act(page, control, kind, release)
  // A listing has no framework: its script shows the results under their address.
  if (kind === 'search')
    await expect(page).toHaveURL((address) => address.searchParams.get('search') === `befor${KEYS}e`)
  else await hydrated(control)
  await expect(control).toBeFocused()
  if (kind === 'file') {
    await expect(page.getByRole('button', { name: 'Remove resume.pdf' })).toBeInViewport()
    return
  }
  // An empty list is shorter: there the box only has to stay in view.
  if (kind === 'search') await expect(control).toBeInViewport()
  else {
    // The browser follows what grows above the control with its next frame.
    const getJump = async () => Math.abs((await getTop(control)) - top)
    await expect.poll(getJump, { message: 'pixels that the view jumps' }).toBeLessThanOrEqual(2)
  }
  if (kind === 'checkbox') return expect(control).toBeChecked()
  if (kind === 'select') return expect(control).not.toHaveValue('')
  await expect(control).toHaveValue(`befor${KEYS}e`)
  // Browsers do not reveal the caret of an email field.
  if (kind !== 'email')
    expect(await control.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(KEYS.length + 5)
}

/** Returns the first field of each kind: fields of one kind share one component. */
const pickKinds = <Field extends { kind: FieldKind }>(fields: readonly Field[]) =>
  fields.filter((field, at) => fields.findIndex(({ kind }) => kind === field.kind) === at)

test.describe('no key is lost while the scripts arrive', () => {
  for (const { name, kind } of pickKinds(applicationFields)) {
    test(`application: ${name}`, async ({ page, request }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await tryField(page, toStepPath(await findJobPath(request), name), `#${toFieldIds(name).control}`, kind)
    })
  }
  for (const { name, kind } of pickKinds(contactFields)) {
    test(`contact: ${name}`, ({ page }) => tryField(page, routes.contact, `#${toFieldIds(name).control}`, kind))
  }
  for (const path of [routes.careers, routes.blog, routes.journal])
    test(`search: ${path}`, ({ page }) => tryField(page, path, 'input[type="search"]', 'search'))

  test('newsletter', async ({ page }) => {
    const release = await openHeld(page, routes.blog)
    const box = page.locator('footer newsletter-form input[type="email"], newsletter-form input[type="email"]').first()
    await box.focus()
    await page.keyboard.type('rumana', { delay: 10 })
    release()
    await page.keyboard.type('@mail.example', { delay: 80 })
    await expect.poll(() => page.evaluate(() => Boolean(customElements.get('newsletter-form')))).toBe(true)
    await expect(box).toHaveValue('rumana@mail.example')
    await expect(box).toBeFocused()
  })
})
