import { expect, test } from '@playwright/test'
import { sampleMessage } from '../lib/backend/testing'
import { routes } from '../lib/routes'
import { studio, studioLinks } from '../lib/studio/copy/studio'
import { start } from '../lib/studio/copy/studio-hiring'
import { postFields, studioPosts } from '../lib/studio/copy/studio-posts'
import { button, startPost, toUnique } from './post-editor'
import { enterStudio } from './studio'

const { edit } = studioPosts

test.use({ viewport: { width: 1440, height: 900 } })

test('all pages end at the same edge, and write dates in the same way', { tag: '@full' }, async ({ page }) => {
  await page.request.post(routes.api.contact, { data: { ...sampleMessage, agree: 'on' } })
  await enterStudio(page)
  await startPost(page, toUnique('Edges'))
  const edges = new Set<number>()
  const dates: string[] = []
  for (const path of [new URL(page.url()).pathname, routes.studio.newIssue, ...studioLinks.map(({ href }) => href)]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByText(studio.loading)).toHaveCount(0)
    const content = page.locator('main > div')
    edges.add(await content.evaluate((part) => Math.round(part.getBoundingClientRect().right)))
    // Buttons that have no frame end there with their words.
    const words = page.getByRole('link', { name: 'Export as CSV' })
    if (await words.count())
      edges.add(
        await words.evaluate((link) => {
          const range = document.createRange()
          range.selectNodeContents(link)
          return Math.round(range.getBoundingClientRect().right)
        }),
      )
    dates.push(...(await page.locator('main time').allTextContents()))
  }
  expect([...edges]).toHaveLength(1)
  expect(dates.length).toBeGreaterThan(5)
  expect(dates.filter((date) => !/^\d{1,2} [A-Z][a-z]{2,3} \d{4}(, \d\d:\d\d)?(, .+)?$/.test(date))).toEqual([])
})

test('the editor begins with the title, and offers what can be done next', async ({ page }) => {
  await enterStudio(page)
  await startPost(page, toUnique('Title'))
  const title = page.getByLabel(postFields.title, { exact: true })
  const { y = 0, height = 0 } = (await title.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y + height).toBeLessThanOrEqual(150)
  await expect(page.locator('main button, main input').first()).toHaveAttribute('name', 'title')

  await expect(button(page, edit.write)).toHaveCount(0)
  await button(page, edit.preview).click()
  await expect(page.getByText(edit.preview, { exact: true })).toBeFocused()
  await expect(button(page, edit.preview)).toHaveCount(0)
  await button(page, edit.write).click()
  await button(page, edit.publish).click()
  await expect(button(page, edit.update)).toBeVisible()
  await expect(button(page, edit.publish)).toHaveCount(0)
  await button(page, edit.remove).click()
})

test('the start page leads with what waits, and lists show pictures', async ({ page }) => {
  await page.request.post(routes.api.contact, { data: { ...sampleMessage, agree: 'on' } })
  await enterStudio(page)
  const tasks = page.getByRole('list', { name: start.title }).getByRole('listitem')
  await expect(tasks.filter({ hasText: /open messages?/ })).toBeVisible()
  await expect(tasks.filter({ hasText: /^0/ })).toHaveCount(0)
  for (const path of [routes.studio.posts, routes.studio.content]) {
    await page.goto(path)
    const rows = page.locator('main li').filter({ has: page.getByRole('heading') })
    await expect(rows.first().locator('img')).toHaveJSProperty('complete', true)
    expect(await rows.locator('img').count()).toBeGreaterThanOrEqual(await rows.count())
  }
})
