import { expect, type Page, test } from '@playwright/test'
import { getText, getValue, openEditor, paste } from './open-editor.ts'

const bar = (page: Page, name: string) => page.getByRole('toolbar', { name, exact: true })
const options = (page: Page) => page.getByRole('listbox', { name: 'Blocks' }).getByRole('option')

test('formats Markdown while it is typed, and gives it back', async ({ page }) => {
  const errors = await openEditor(page)
  await getText(page).click()
  await page.keyboard.type('## Loom\n')
  await page.keyboard.type('A **bold** word, `code` and ~~old~~ text\n- one')
  expect(await getValue(page)).toEqual([
    { insert: 'Loom' },
    { insert: '\n', attributes: { header: 2 } },
    { insert: 'A ' },
    { insert: 'bold', attributes: { bold: true } },
    { insert: ' word, ' },
    { insert: 'code', attributes: { code: true } },
    { insert: ' and ' },
    { insert: 'old', attributes: { strike: true } },
    { insert: ' text\none' },
    { insert: '\n', attributes: { list: 'bullet' } },
  ])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('---')
  await expect(getText(page).locator('hr')).toHaveCount(1)
  await page.keyboard.press('Backspace')
  await expect(getText(page).locator('hr')).toHaveCount(0)
  expect((await getValue(page))?.at(-1)).toEqual({ insert: '---\n' })
  await page.keyboard.press('Backspace')
  await page.keyboard.type('-')
  await page.keyboard.type('https://vimeo.com/123456\n')
  await expect(getText(page).getByText('Video on Vimeo')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(getText(page).getByText('https://vimeo.com/123456', { exact: true })).toBeVisible()
  expect(errors).toEqual([])
})

test('offers blocks after a slash, which stays text if nothing is chosen', async ({ page }) => {
  await openEditor(page)
  await getText(page).click()
  await page.keyboard.type('/')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type('head')
  await expect(options(page)).toHaveText(['Heading 1', 'Heading 2', 'Heading 3'])
  await page.keyboard.press('ArrowDown')
  const active = await getText(page).getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toHaveText('Heading 2')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Title\n/usr')
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.type('/q')
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await getText(page).blur()
  await expect(options(page)).toHaveCount(0)
  expect(await getValue(page)).toEqual([
    { insert: 'Title' },
    { insert: '\n', attributes: { header: 2 } },
    { insert: '/usr\n/q\n/\n' },
  ])
  await getText(page).press('Control+End')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('/quo')
  await options(page).first().click()
  await page.keyboard.type('Words')
  expect((await getValue(page))?.slice(-2)).toEqual([
    { insert: '/usr\n/q\nWords' },
    { insert: '\n', attributes: { blockquote: true } },
  ])
})

test('makes and changes a table by the keyboard alone', async ({ page }) => {
  const errors = await openEditor(page)
  await getText(page).click()
  await page.keyboard.type('/table')
  await page.keyboard.press('Enter')
  for (const words of ['a', 'b', 'c', 'd']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Alt+F10')
  await expect(bar(page, 'Table').getByRole('button', { name: 'Insert a row above' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(bar(page, 'Table').getByRole('button', { name: 'Delete the column' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+F10')
  await expect(bar(page, 'Tools for Body').getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(getText(page)).toBeFocused()
  await expect(getText(page).locator('td')).toHaveCount(8)
  await page.keyboard.press('Control+End')
  await page.keyboard.type('after')
  expect((await getValue(page))?.at(-1)).toEqual({ insert: 'after\n' })
  expect(errors).toEqual([])
})

test('gives a picture a caption and a size', async ({ page }) => {
  const image = { insert: { image: '/images/a.svg' }, attributes: { alt: 'A loom' } }
  await openEditor(page, { value: { ops: [image, { insert: '\n' }] } })
  await getText(page).locator('img').click()
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' })
  await dialog.getByLabel('Caption').fill('In the mill')
  await dialog.getByRole('button', { name: 'Save the picture' }).click()
  await expect(getText(page).getByText('In the mill')).toBeVisible()
  await bar(page, 'Picture').getByRole('button', { name: 'Text width' }).click()
  await expect(bar(page, 'Picture').getByRole('button', { name: 'Text width' })).toHaveAttribute('aria-pressed', 'true')
  expect((await getValue(page))?.[0]).toEqual({
    insert: { image: '/images/a.svg' },
    attributes: { alt: 'A loom', caption: 'In the mill', layout: 'text' },
  })
})

test('counts words, finds and replaces', async ({ page }) => {
  await openEditor(page, { value: { ops: [{ insert: 'A loom, the Loom and\nno other loom\n' }] } })
  await expect(page.getByText('8 words, 1 min')).toBeVisible()
  await getText(page).press('Control+Shift+f')
  const find = page.getByRole('search', { name: 'Find and replace' })
  await expect(find.getByLabel('Find', { exact: true })).toBeFocused()
  await page.keyboard.type('loom')
  await expect(find.getByRole('status')).toHaveText('1 of 3')
  await page.keyboard.press('Shift+Enter')
  await expect(find.getByRole('status')).toHaveText('3 of 3')
  await find.getByLabel('Match case').check()
  await expect(find.getByRole('status')).toHaveText('2 of 2')
  await find.getByLabel('Replace with').fill('shuttle')
  await find.getByRole('button', { name: 'Replace all' }).click()
  await expect(find.getByRole('status')).toHaveText('Not found')
  await page.keyboard.press('Escape')
  expect(await getValue(page)).toEqual([{ insert: 'A shuttle, the Loom and\nno other shuttle\n' }])
  await page.keyboard.press('Control+z')
  expect(await getValue(page)).toEqual([{ insert: 'A loom, the Loom and\nno other loom\n' }])
  await paste(page, '', '/')
  await expect(options(page)).toHaveCount(0)
})
