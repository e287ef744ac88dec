import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { Attributes, DeltaOp } from '../../lib/rich-text/delta-ops.ts'
import { HOSTILE_DELTAS, HOSTILE_HTML } from '../../lib/rich-text/testing/hostile-corpus.ts'
import { getText, getValue, openEditor, paste } from './open-editor.ts'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, `clipboard/${name}.txt`), 'utf8')
const item = (insert: string, attributes: Attributes): DeltaOp[] => [{ insert }, { insert: '\n', attributes }]
const bold = (insert: string) => ({ insert, attributes: { bold: true } })

/** The document that was copied from each program. */
const DOCUMENT = [
  ...item('Cloud costs', { header: 1 }),
  { insert: 'Every line needs an ' },
  bold('owner'),
  { insert: ', and each owner a ' },
  { insert: 'number', attributes: { italic: true } },
  { insert: '. Read ' },
  { insert: 'the guide', attributes: { link: 'https://example.com/guide' } },
  { insert: ' first.\nWhat to do' },
  { insert: '\n', attributes: { header: 2 } },
  ...item('Tag everything', { list: 'bullet' }),
  { insert: 'owner of ' },
  bold('each'),
  ...item(' part', { list: 'bullet', indent: 1 }),
  ...item('Remove the rest', { list: 'bullet' }),
  ...item('Then, in this order:\nMeasure', { list: 'ordered' }),
  ...item('a month', { list: 'ordered', indent: 1 }),
  ...item('by owner', { list: 'ordered', indent: 1 }),
  ...item('Decide', { list: 'ordered' }),
]

for (const name of ['word', 'google-docs', 'libreoffice', 'web-page']) {
  test(`keeps headings, lists with their levels, links, bold and italic of ${name}`, async ({ page }) => {
    const errors = await openEditor(page, { hasPolicy: false })
    await paste(page, read(name), 'Cloud costs')
    const ops = (await getValue(page)) ?? []
    expect(ops.slice(0, DOCUMENT.length)).toEqual(DOCUMENT)
    expect(JSON.stringify(ops)).not.toMatch(/o:p|mso|javascript|evil|Share this|Advertisement|Subscribe/)
    expect(await page.evaluate(() => '__ran' in window)).toBe(false)
    expect(errors).toEqual([])
  })
}

test('keeps quotes and tables of Word', async ({ page }) => {
  await openEditor(page)
  await paste(page, read('word'))
  expect((await getValue(page))?.slice(DOCUMENT.length, DOCUMENT.length + 6)).toEqual([
    ...item('Nobody remembers ordering it.', { blockquote: true }),
    ...[bold('Owner'), { insert: '\n', attributes: { table: 'row-1' } }],
    ...[bold('Cores'), { insert: '\n', attributes: { table: 'row-1' } }],
  ])
})

test('pastes what was copied in the editor itself as it was', async ({ page }) => {
  await openEditor(page, { value: { ops: DOCUMENT } })
  await getText(page).focus()
  await page.keyboard.press('Control+a')
  const html = await page.evaluate(() => {
    const data = new DataTransfer()
    const event = new ClipboardEvent('cut', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return data.getData('text/html')
  })
  await expect(getText(page)).toHaveText('')
  await paste(page, html)
  expect((await getValue(page))?.slice(0, DOCUMENT.length)).toEqual(DOCUMENT)
})

test('keeps the number that a list begins with, and counts on from it', async ({ page }) => {
  await openEditor(page)
  await paste(page, '<ol start="3"><li>c</li></ol>')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('d')
  expect((await getValue(page))?.slice(0, 4)).toEqual([
    ...item('c', { list: 'ordered', start: '3' }),
    ...item('d', { list: 'ordered' }),
  ])
})

test('keeps the columns of cells that span several, and the words of nested ones apart', async ({ page }) => {
  await openEditor(page)
  await paste(
    page,
    '<table><tr><td colspan="2">a</td></tr><tr><td>b</td><td><table><tr><td>c</td><td>d</td></tr></table></td></tr></table>',
  )
  expect(await getText(page).locator('td').allTextContents()).toEqual(['a', '', 'b', 'c d'])
})

test('pastes into code as it is', async ({ page }) => {
  await openEditor(page, { value: { ops: item('a', { 'code-block': 'sql' }) } })
  await getText(page).focus()
  await paste(page, '<b>select</b> 1', 'select 1;\r\nselect 2;')
  expect(await getValue(page)).toEqual([
    ...item('select 1;', { 'code-block': 'sql' }),
    ...item('select 2;a', { 'code-block': 'sql' }),
  ])
})

/** Returns the addresses in a Delta that could run something if the site trusted it. */
const findHarm = (ops: DeltaOp[]) =>
  ops.flatMap(({ insert, attributes }) => {
    const addresses = [
      attributes?.link ?? '/',
      ...(typeof insert === 'object' ? [insert.image ?? '/', insert.video ?? '/'] : []),
    ]
    return addresses.filter(
      (address) => !/^(?:https?:|mailto:|tel:)$/.test(new URL(String(address), 'https://x.example').protocol),
    )
  })

/** Returns the elements in the editor that could run or load something. */
const getDangers = (page: Page) =>
  getText(page).evaluate((root) => {
    const found = [...root.querySelectorAll('*')].filter(
      (node) =>
        /^(script|iframe|object|embed|svg|style|form|input|base|link|meta)$/.test(node.localName) ||
        [...node.attributes].some(({ name }) => name.startsWith('on') || name === 'srcdoc'),
    )
    return found.map((node) => node.outerHTML)
  })

test('hostile HTML that is pasted does nothing, and leaves nothing harmful', async ({ page }) => {
  const errors = await openEditor(page, { hasPolicy: false })
  for (const html of HOSTILE_HTML) {
    await page.evaluate(() => window.replace({ ops: [{ insert: '\n' }] }))
    await paste(page, html, 'x')
    expect(findHarm((await getValue(page)) ?? []), html).toEqual([])
    expect(await getDangers(page), html).toEqual([])
    const dialog = page.getByRole('dialog', { name: 'Describe the picture' })
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  expect(await page.evaluate(() => '__ran' in window)).toBe(false)
  expect(errors).toEqual([])
})

test('hostile Deltas do nothing in the editor', async ({ page }) => {
  const errors = await openEditor(page, { hasPolicy: false })
  for (const delta of HOSTILE_DELTAS) {
    if (typeof delta !== 'object' || delta === null || !('ops' in delta)) continue
    await page.evaluate((value) => window.replace(value as never), delta)
    expect(await getDangers(page)).toEqual([])
  }
  expect(await page.evaluate(() => '__ran' in window)).toBe(false)
  expect(errors).toEqual([])
})
