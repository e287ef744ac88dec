import { expect, type Locator, type Page } from '@playwright/test'

/** Returns whether a control is hydrated. Before that, it works as without scripts. */
export const isHydrated = (control: Locator) =>
  control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))

export const hydrated = (control: Locator, message?: string) =>
  expect.poll(() => isHydrated(control), { message }).toBe(true)

export async function openHydrated(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page.locator('main'))
}
