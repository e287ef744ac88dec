import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { contact } from '../lib/content/contact'
import { routes } from '../lib/routes'

const dataDir = process.env.DATA_DIR || path.join(import.meta.dirname, '../data')

function getMessages(email: string) {
  const database = new DatabaseSync(path.join(dataDir, 'site.sqlite'), { readOnly: true })
  const rows = database.prepare('select * from messages where email = ?').all(email)
  database.close()
  return rows
}

const newEmail = () => `contact.${crypto.randomUUID()}@mail.example`

async function fill(page: Page, email: string) {
  await page.getByLabel('First name', { exact: true }).fill('Rumana')
  await page.getByLabel('Last name', { exact: true }).fill('Akter')
  await page.locator('main').getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Message', { exact: true }).fill('Looms & <b>threads</b>\nin two lines')
  await page.getByLabel(/I agree to the Privacy Policy/).check()
}
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test('a message arrives, the form is empty again, and the visitor is told', async ({ page }) => {
  const email = newEmail()
  await page.goto(routes.contactAbout({ service: 'ai-solutions', about: 'Weaving with queues' }))
  await expect(page.getByLabel(/^Service/)).toHaveValue('ai-solutions')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/Weaving with queues/)
  await fill(page, email)
  await send(page)
  await expect(page.getByRole('heading', { name: contact.form.sentTitle })).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Your message has been sent.')
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('')
  expect(getMessages(email)).toMatchObject([
    { message: 'Looms & <b>threads</b>\nin two lines', service: 'ai-solutions' },
  ])
})

for (const [status, body, sentence] of [
  [429, '{}', /Too many were sent from your network/],
  [502, '<html>', /could not store this/],
  [200, 'nonsense', /answered something unclear/],
  [200, '{"statusCode":500,"message":"Not today."}', /Not today\./],
] as const) {
  test(`an answer of ${status} ${body} is told and leaves everything in place`, async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status, body }))
    await page.goto(routes.contact)
    await fill(page, newEmail())
    await send(page)
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible()
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Rumana')
  })
}

test('offline is told as such', async ({ page, context }) => {
  await page.goto(routes.contact, { waitUntil: 'networkidle' })
  await fill(page, newEmail())
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('alert').getByText(/You are offline/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a message arrives and ends on a page', async ({ page }) => {
    const email = newEmail()
    await page.goto(routes.contact)
    await fill(page, email)
    await send(page)
    await expect(page).toHaveURL(routes.contactSent)
    expect(getMessages(email)).toMatchObject([
      { message: expect.stringMatching(/^Looms & <b>threads<\/b>\r?\nin two lines$/) },
    ])
  })

  test('a fault brings back everything typed, with the words at the field', async ({ page }) => {
    await page.goto(routes.contact)
    await fill(page, 'rumana')
    await send(page)
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Looms & <b>threads</b>\nin two lines')
    const email = page.locator('main').getByLabel('Email', { exact: true })
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(/Error: Enter an email address/)
    await expect(page).toHaveTitle(/^Error: /)
  })

  test('the newsletter takes an address, and brings a faulty one back', async ({ page }) => {
    await page.goto(routes.home)
    const box = page.locator('footer')
    await box.getByRole('textbox').fill(newEmail())
    await box.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL(routes.newsletterSubscribed)
    await page.goto(routes.home)
    await box.getByRole('textbox').fill('rumana')
    await box.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(page.locator('main').getByRole('textbox')).toHaveValue('rumana')
  })
})

test('the newsletter answers in place where scripts run', async ({ page }) => {
  await page.goto(routes.home, { waitUntil: 'networkidle' })
  const box = page.locator('footer')
  for (let time = 0; time < 2; time += 1) {
    await box.getByRole('textbox').fill('twice@mail.example')
    await box.getByRole('button', { name: 'Subscribe' }).click()
    await expect(box.getByRole('status')).toHaveText(/subscribed/i)
  }
})
