import { expect, type Page, test } from '@playwright/test'
import { routes } from '../lib/routes'
import { studio } from '../lib/studio/copy/studio'
import { applications } from '../lib/studio/copy/studio-hiring'
import { guests, shared } from '../lib/studio/copy/studio-people'
import { findProblems } from './axe'
import { findJobPath } from './inbox'
import { sendApplication } from './send-application'
import { enterStudio } from './studio'
import { watchTrouble } from './trouble'

test.use({ viewport: { width: 390, height: 844 } })

const HOSTILE = 'Nadia <img src=x onerror=alert(1)>'

/** Invites a guest on the page of an application. Returns the address of the invitation. */
async function inviteTo(page: Page, reference: string): Promise<string> {
  await page.goto(routes.studio.application(reference))
  await page.getByText(guests.inviteHere).press('Enter')
  await page.getByLabel(guests.name).fill(HOSTILE)
  await page.getByLabel(guests.days).selectOption('7')
  await page.getByRole('button', { name: guests.button }).press('Enter')
  const address = page.locator('code')
  await expect(address).toBeVisible()
  expect(await findProblems(page, 'the invitation')).toEqual([])
  return (await address.textContent()) ?? ''
}

test('a guest reads and comments on one application, until their access ends', async ({ page, browser }) => {
  const jobPath = await findJobPath(page.request)
  const reference = await sendApplication(page.request, jobPath)
  const other = await sendApplication(page.request, jobPath)
  await enterStudio(page, 'hiring', 'Anika')
  const address = await inviteTo(page, reference)

  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const trouble = watchTrouble(guest)
  await guest.goto(address)
  await guest.getByRole('button', { name: studio.enter.button }).press('Enter')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(shared.title)
  await expect(guest.locator('main ol > li')).toHaveCount(1)
  await expect(guest.getByRole('navigation', { name: studio.nav }).getByRole('link')).toHaveCount(1)
  expect(await findProblems(guest, 'the list of a guest')).toEqual([])

  await guest.getByRole('link', { name: 'Rumana Akter' }).press('Enter')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Rumana Akter')
  await expect(guest.getByText(reference)).toBeVisible()
  await expect(guest.getByText(applications.state)).toHaveCount(0)
  const file = guest.getByRole('link', { name: `${applications.download} ${applications.resume}` })
  expect((await guest.request.get((await file.getAttribute('href')) ?? '')).status()).toBe(200)
  await guest.getByLabel(applications.note).fill('I would talk with her.')
  await guest.getByRole('button', { name: applications.addNote }).press('Enter')
  await expect(guest.getByText('I would talk with her.')).toBeVisible()
  expect(await findProblems(guest, 'the application of a guest')).toEqual([])
  expect(trouble).toEqual([])

  for (const path of [`shared/${other}`, `shared/${other}/files/resume`])
    expect((await guest.request.get(`/api/studio/${path}`)).status()).toBe(404)
  for (const path of [`applications/${reference}`, 'people', 'guests', 'applications/export'])
    expect((await guest.request.get(`/api/studio/${path}`)).status()).toBe(403)
  await guest.goto(routes.studio.application(reference))
  await expect(guest.getByRole('alert').getByText('Your role does not include this.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('I would talk with her.')).toBeVisible()
  await expect(page.getByText(HOSTILE).first()).toBeVisible()
  await page.goto(routes.studio.guests)
  const row = page.getByRole('listitem').filter({ hasText: reference })
  await expect(row.getByText(HOSTILE)).toBeVisible()
  await expect(row.getByText(guests.entered)).toBeVisible()
  expect(await findProblems(page, 'the guests')).toEqual([])
  await row.getByLabel(guests.shortenTo).selectOption('1')
  await row.getByRole('button', { name: guests.shortenButton }).press('Enter')
  await expect(row.getByLabel(guests.shortenTo)).toHaveCount(0)
  await row.getByRole('button', { name: guests.revoke(HOSTILE) }).press('Enter')
  await expect(row).toHaveCount(0)
  expect((await guest.request.get(`/api/studio/shared/${reference}`)).status()).toBe(401)
  await guest.goto(routes.studio.start)
  await expect(guest.getByText('You are not signed in.')).toBeVisible()
})
