import path from 'node:path'
import { expect, type Page } from '@playwright/test'

export const fixture = (name: string) => path.join(import.meta.dirname, 'fixtures', name)
export const files = { resume: fixture('resume.pdf'), letter: fixture('cover-letter.docx') }

/** Fills in the required fields of one step. */
export async function fillStep(page: Page, step: number, email: string, chosen = files) {
  if (step === 1) {
    await page.getByLabel('First name', { exact: true }).fill('Rumana')
    await page.getByLabel('Last name', { exact: true }).fill('Akter')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Phone', { exact: true }).fill('01711 000000')
    await page.getByLabel('Location', { exact: true }).fill('Dhaka, Bangladesh')
  }
  if (step === 2) await page.getByLabel('Total experience', { exact: true }).selectOption('3-5')
  if (step === 3) {
    await page.getByLabel(/Why are you interested/).fill('Because of the looms.')
    await page.getByLabel('Relevant experience', { exact: true }).fill('Four years of them.')
  }
  if (step === 4) {
    await page.getByLabel('Resume', { exact: true }).setInputFiles(chosen.resume)
    await page.getByLabel('Cover letter', { exact: true }).setInputFiles(chosen.letter)
  }
  if (step === 5) await page.getByLabel(/I agree that my data/).check()
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit application' }).click()

/** Fills in every step, and stops before sending. */
export async function fillAll(page: Page, email: string, chosen = files) {
  for (let step = 1; step <= 5; step += 1) {
    await fillStep(page, step, email, chosen)
    if (step < 5) await next(page)
  }
  await expect(page.getByText('Step 5 of 5', { exact: true })).toBeVisible()
}

/** Writes a contact message, and stops before sending. */
export async function fillMessage(page: Page, email: string, message = 'Hello') {
  const field = (name: string) => page.locator('main').getByLabel(name, { exact: true })
  await field('First name').fill('Rumana')
  await field('Last name').fill('Akter')
  await field('Email').fill(email)
  await field('Message').fill(message)
  await page.getByLabel(/I agree to the Privacy Policy/).check()
}

export const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

export const newEmail = () => `rumana.${crypto.randomUUID()}@mail.example`
