import { expect, test } from '@playwright/test'
import { findInViews, openView } from '../axe.ts'
import { buildPage } from './build-page.ts'
import { getText, openEditor } from './open-editor.ts'

/** The compressed bytes that the editor may add to the bare page. */
const BUDGET = 170_000

const value = {
  ops: [
    { insert: 'Heading' },
    { insert: '\n', attributes: { header: 1 } },
    { insert: 'Text with a ' },
    { insert: 'link', attributes: { link: 'https://a.example/' } },
    { insert: '\none' },
    { insert: '\n', attributes: { list: 'ordered' } },
    { insert: 'code' },
    { insert: '\n', attributes: { 'code-block': 'sql' } },
    { insert: 'cell' },
    { insert: '\n', attributes: { table: 'r1' } },
    { insert: { video: 'https://youtu.be/dQw4w9WgXcQ' } },
    { insert: { image: '/images/a.svg' }, attributes: { alt: 'A loom' } },
    { insert: '\n' },
  ],
}

test('has no error that axe finds, in any state', async ({ browser }) => {
  const page = await openView(browser)
  await openEditor(page, { value })
  const found = await findInViews(page, 'opened')
  await getText(page).getByText('link').click()
  found.push(...(await findInViews(page, 'in a link')))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('javascript:x')
  await page.keyboard.press('Enter')
  found.push(...(await findInViews(page, 'an invalid link')))
  await page.keyboard.press('Escape')
  await getText(page).getByText('cell').click()
  found.push(...(await findInViews(page, 'in a table')))
  await getText(page).press('Control+Shift+f')
  found.push(...(await findInViews(page, 'finding')))
  await page.keyboard.press('Escape')
  await getText(page).press('Control+End')
  await page.keyboard.type('\n/')
  found.push(...(await findInViews(page, 'choosing a block')))
  await getText(page).getByText('code').click()
  found.push(...(await findInViews(page, 'in code')))
  await getText(page).locator('img').click()
  await page.getByRole('button', { name: 'Save the picture' }).click()
  await getText(page).locator('img').click()
  await page.getByLabel('What the picture shows').fill('a.png')
  await page.getByRole('button', { name: 'Save the picture' }).click()
  found.push(...(await findInViews(page, 'a picture without words')))
  await page.goto('about:blank')
  await openEditor(page, { theme: 'bubble', value })
  await getText(page).getByText('Text with').dblclick()
  await expect(page.getByRole('toolbar')).toBeVisible()
  found.push(...(await findInViews(page, 'bubble')))
  expect(found).toEqual([])
  await page.context().close()
})

test('keeps what opens beside the text within the editor, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openEditor(page, { value: { ops: [{ insert: 'A line that ends in the corner of it\n' }] } })
  const frame = await getText(page).boundingBox()
  for (const key of ['Control+Home', 'Control+End']) {
    await getText(page).press(key)
    await page.keyboard.press('Control+k')
    const panel = await page.getByRole('dialog', { name: 'Link' }).boundingBox()
    expect(panel?.x).toBeGreaterThanOrEqual(frame?.x ?? 0)
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
    await page.keyboard.press('Escape')
  }
})

test('weighs little enough, and is loaded with the editor only', async () => {
  const { editorBytes, pageScripts } = await buildPage()
  expect(editorBytes).toBeLessThan(BUDGET)
  expect(pageScripts).not.toMatch(/ql-container|temml/i)
})
