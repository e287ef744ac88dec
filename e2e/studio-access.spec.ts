import { expect, type Page, test } from '@playwright/test'
import { routes } from '../lib/routes'
import { studio } from '../lib/studio/copy/studio'
import { findInViews, openView } from './axe'
import { hydrated } from './hydrated'
import { enterStudio, invite, runStudio } from './studio'
import { watchTrouble } from './trouble'

const button = (page: Page) => page.getByRole('button', { name: studio.enter.button })

test('an address lets one browser in, once', async ({ page, browser }) => {
  const trouble = watchTrouble(page)
  const address = invite('--name', 'Once')
  expect(new URL(address).hash).toMatch(/^#[\w-]{43}$/)
  await page.goto(address)
  await expect(button(page)).toBeVisible()
  // Looking at the page does not use up the invitation.
  await page.reload()
  await button(page).click()
  await expect(page).toHaveURL(routes.studio.start)
  await expect(page.getByRole('link', { name: 'Posts' })).toBeVisible()
  expect(trouble).toEqual([])

  const other = await (await browser.newContext()).newPage()
  await other.goto(address)
  await button(other).click()
  await expect(other.getByRole('alert').getByText('no longer works')).toBeVisible()
})

test('the cookie is for this host alone, and out of reach of scripts and other sites', async ({ page, context }) => {
  await enterStudio(page)
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'studio', httpOnly: true, sameSite: 'Strict', path: '/' })
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(29 * 86_400_000)
})

test('without a session, pages lead to the way in and handlers answer 401', async ({ page, request }) => {
  const reading = page.waitForResponse('**/api/studio/enter')
  await page.goto(routes.studio.people)
  await expect(page).toHaveURL(routes.studio.enter)
  await expect(page.getByText(studio.enter.missing)).toBeVisible()
  // This site sends no mail, and an IP address has no passkeys: studio-sign-in.spec.ts tests both.
  expect(await (await reading).json()).toEqual({ sendsLinks: false, takesPasskeys: false })
  await expect(page.getByRole('heading')).toHaveText([studio.enter.title])
  const answer = await request.get('/api/studio/people')
  expect(answer.status()).toBe(401)
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': /noindex/ })
  const shown = await request.get(routes.studio.people, { headers: { cookie: 'studio=forged' } })
  expect(shown.headers()['cache-control']).toContain('no-store')
  expect(shown.headers()['x-robots-tag']).toContain('noindex')
})

test('a session ends by a press, and by the command', async ({ page }) => {
  await enterStudio(page, 'owner', 'Leaving')
  await page.getByRole('button', { name: studio.leave }).click()
  await expect(page).toHaveURL(routes.studio.enter)
  await hydrated(page.locator('main'))
  expect((await page.request.get('/api/studio/session')).status()).toBe(401)

  await enterStudio(page, 'owner', 'Ended')
  expect(runStudio('list')).toContain('Ended')
  expect(runStudio('end', 'Ended')).toContain('Ended 1 session.')
  await page.reload()
  await expect(page.getByText('You are not signed in.')).toBeVisible()
})

test('an owner invites someone, whose role then counts', async ({ page, browser }) => {
  await enterStudio(page)
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByLabel('Name').fill('Anika')
  await page.getByLabel('Role').selectOption('editor')
  await page.getByRole('button', { name: studio.people.button }).click()
  const address = await page.getByRole('status').locator('code').textContent()

  const other = await (await browser.newContext()).newPage()
  await other.goto(address ?? '')
  await button(other).click()
  await expect(other.getByRole('link', { name: 'Posts' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Applications' })).toHaveCount(0)
  expect((await other.request.get('/api/studio/people')).status()).toBe(403)
  await other.goto(routes.studio.people)
  await expect(other.getByText('Your role does not include this.')).toBeVisible()
})

test('a change from another site, or from none, is refused', async ({ page }) => {
  await enterStudio(page)
  const send = (headers: Record<string, string>) =>
    page.request.post('/api/studio/people', { headers, data: { name: 'Mallory', role: 'owner' } })
  const own = new URL(page.url()).origin
  expect((await send({ origin: 'https://evil.example' })).status()).toBe(403)
  expect((await send({ origin: own.replace('127.0.0.1', 'sibling.127.0.0.1') })).status()).toBe(403)
  expect((await send({ origin: own, 'sec-fetch-site': 'same-site' })).status()).toBe(403)
  expect((await send({})).status()).toBe(403)
  expect((await send({ origin: own })).status()).toBe(200)
})

test('under another name of the host, the Studio does not exist', async ({ request }) => {
  for (const path of [routes.studio.enter, routes.studio.start, '/api/studio/session']) {
    const answer = await request.get(path, { headers: { host: 'rebound.example' } })
    expect(answer.status(), path).toBe(404)
    expect(await answer.text()).not.toContain(studio.enter.button)
  }
})

test('has no problems that axe finds', async ({ browser }) => {
  const page = await openView(browser)
  await page.goto(invite())
  expect(await findInViews(page, 'the way in')).toEqual([])
  await button(page).click()
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByLabel('Name').fill('Anika')
  await page.getByRole('button', { name: studio.people.button }).click()
  await expect(page.getByRole('status').locator('code')).toBeVisible()
  expect(await findInViews(page, 'people')).toEqual([])
})
