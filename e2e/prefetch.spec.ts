import { expect, test } from '@playwright/test'
import { routes } from '../lib/routes'
import { watchTrouble } from './trouble'

for (const from of [routes.home, routes.contact])
  test(`on ${from} a link’s page is fetched while the pointer rests on it`, async ({ page }) => {
    const trouble = watchTrouble(page)
    const ahead: string[] = []
    page.on('request', (request) => {
      if (request.headers()['sec-purpose'] === 'prefetch') ahead.push(new URL(request.url()).pathname)
    })
    await page.goto(from)
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(1)
    await page.locator(`header a[href="${routes.about}"]`).first().hover()
    await expect.poll(() => ahead).toEqual([routes.about])
    expect(trouble).toEqual([])
  })
