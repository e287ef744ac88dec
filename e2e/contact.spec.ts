import { expect, type Page, test } from '@playwright/test'
import { contact } from '../content/contact'
import { newsletter } from '../content/newsletter'
import { SERVICE_OPTIONS } from '../content/service-options'
import { routes } from '../lib/routes'
import { bring, hurryTimeouts, toProblems } from './call-failures'
import { fillMessage, newEmail, sendMessage } from './fill'
import { readRows } from './store'

const getMessages = (email: string) => readRows('select * from messages where email = ?', [email])

const [other, chosen = other] = SERVICE_OPTIONS

const MESSAGE = 'Looms & <b>threads</b>\nin two lines'
const fill = (page: Page, email: string) => fillMessage(page, email, MESSAGE)

test('a message arrives, the form is empty again, and the visitor is told', async ({ page }) => {
  const email = newEmail()
  await page.goto(routes.contactAbout({ service: chosen, about: 'Weaving with queues' }))
  await expect(page.getByLabel(/^Service/)).toHaveValue(chosen)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  const subject = page.locator('#contact-form').getByText('Weaving with queues').first()
  await expect(subject).toBeInViewport()
  await expect(page.getByLabel('First name', { exact: true })).toBeInViewport()
  await fill(page, email)
  await sendMessage(page)
  await expect(page.getByRole('heading', { name: contact.form.sentTitle })).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Your message has been sent.')
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('')
  const [message] = getMessages(email)
  expect(message).toMatchObject({ message: `About: Weaving with queues\n\n${MESSAGE}`, service: chosen })
  await expect(page.getByText(String(message?.reference))).toBeVisible()
})

test('every problem of the call is told beside the button, and one retry makes one message', { tag: '@full' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  await hurryTimeouts(page)
  const email = newEmail()
  await page.goto(routes.contact, { waitUntil: 'networkidle' })
  await fill(page, email)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(MESSAGE)
  for (const problem of toProblems('text')) {
    const takeAway = await bring(page, '**/api/contact', problem)
    await sendMessage(page)
    await expect(page.getByRole('alert').getByText(problem.sentence), problem.name).toBeVisible()
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Rumana')
    await takeAway()
  }
  await sendMessage(page)
  await expect(page.getByRole('heading', { name: contact.form.sentTitle })).toBeVisible()
  expect(getMessages(email)).toHaveLength(1)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('')
})

test('what is typed and chosen before scripts arrive stays', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto(routes.contactAbout({ service: chosen }), { waitUntil: 'commit' })
  await fill(page, newEmail())
  const service = page.getByLabel(/^Service/)
  await service.selectOption(other)
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Rumana')
  await expect(page.getByLabel(/I agree to the Privacy Policy/)).toBeChecked()
  await expect(service).toHaveValue(other)
})

test('what looks like a program is stored as well, with a mark', async ({ request }) => {
  const [plain, marked] = [newEmail(), newEmail()]
  const data = { name: 'R', lastName: 'A', message: MESSAGE, agree: true, elapsed: 5_000 }
  for (const given of [
    { ...data, email: plain },
    { ...data, email: marked, website: 'http://mail.example', elapsed: 40 },
  ])
    expect((await request.post(routes.api.contact, { data: given })).status()).toBe(200)
  expect(getMessages(plain)).toMatchObject([{ signals: '' }])
  expect(getMessages(marked)).toMatchObject([{ signals: 'honeypot-filled too-fast' }])
})

test('a problem is named in the page’s title until it is gone', async ({ page }) => {
  await page.goto(routes.contact, { waitUntil: 'networkidle' })
  const title = await page.title()
  await sendMessage(page)
  await expect(page).toHaveTitle(`Error: ${title}`)
  await fill(page, newEmail())
  await sendMessage(page)
  await expect(page).toHaveTitle(title)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a message arrives and ends on a page', async ({ page }) => {
    const email = newEmail()
    await page.goto(routes.contact)
    await fill(page, email)
    await sendMessage(page)
    const [message] = getMessages(email)
    await expect(page).toHaveURL(routes.contactSent(String(message?.reference)))
    await expect(page.getByText(String(message?.reference), { exact: true })).toBeVisible()
    expect([message]).toMatchObject([{ message: expect.stringMatching(/^Looms & <b>threads<\/b>\r?\nin two lines$/) }])
  })

  test('a problem brings back everything typed, with the words at the field', async ({ page }) => {
    await page.goto(routes.contact)
    await fill(page, 'rumana')
    await sendMessage(page)
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(MESSAGE)
    const email = page.locator('main').getByLabel('Email', { exact: true })
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(/Error: Enter an email address/)
    await expect(page).toHaveTitle(/^Error: /)
  })

  test('the newsletter takes an address, and brings a invalid one back', async ({ page }) => {
    await page.goto(routes.home)
    const box = page.locator('footer')
    await box.getByRole('textbox').fill(newEmail())
    await box.getByRole('button', { name: newsletter.footer.button }).click()
    await expect(page).toHaveURL(routes.newsletterSubscribed)
    await page.goto(routes.home)
    await box.getByRole('textbox').fill('rumana')
    await box.getByRole('button', { name: newsletter.footer.button }).click()
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(page.locator('main').getByRole('textbox')).toHaveValue('rumana')
  })
})

test('the newsletter answers in place where scripts run', async ({ page }) => {
  await page.goto(routes.home, { waitUntil: 'networkidle' })
  const box = page.locator('footer')
  for (let time = 0; time < 2; time += 1) {
    await box.getByRole('textbox').fill('twice@mail.example')
    await box.getByRole('button', { name: newsletter.footer.button }).click()
    await expect(box.getByRole('status')).toHaveText(/subscribed/i)
  }
})

test('the newsletter of the contact page uses that page’s toasts', async ({ page }) => {
  await page.goto(routes.contact, { waitUntil: 'networkidle' })
  const box = page.locator('main newsletter-form')
  await box.getByRole('textbox', { name: newsletter.contact.fieldLabel }).fill(newEmail())
  await box.getByRole('button', { name: newsletter.footer.button }).click()
  const place = await page.locator('.toast > p').boundingBox()
  expect(place?.y).toBeLessThan(200)
  expect(place?.x).toBeGreaterThan(600)
})

test('every problem of the newsletter’s call is told in its box', { tag: '@full' }, async ({ page }) => {
  await hurryTimeouts(page)
  await page.goto(routes.home, { waitUntil: 'networkidle' })
  const box = page.locator('footer')
  const email = newEmail()
  await box.getByRole('textbox').fill(email)
  const subscribe = box.getByRole('button', { name: newsletter.footer.button })
  for (const problem of toProblems('text')) {
    const takeAway = await bring(page, '**/api/newsletter', problem)
    await subscribe.click()
    await expect(box.getByRole('status'), problem.name).toHaveText(problem.sentence)
    await expect(box.getByRole('textbox')).toHaveValue(email)
    await takeAway()
  }
  await subscribe.click()
  await expect(box.getByRole('status')).toHaveText(/subscribed/i)
})
