import { expect, type Page, test } from '@playwright/test'
import { getText, getValue, openEditor, paste } from './open-editor.ts'

const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const LINE = { ops: [{ insert: 'Write to hello@site.example today\n' }] }

/** Selects a range of the first paragraph. */
const select = (page: Page, from: number, to: number) =>
  page.evaluate(
    ([start, end]) => {
      const text = document.querySelector('.ql-editor p')?.firstChild
      if (text) getSelection()?.setBaseAndExtent(text, start ?? 0, text, end ?? 0)
    },
    [from, to],
  )

test('writes with formats by the toolbar, and gives a Delta', async ({ page }) => {
  const errors = await openEditor(page)
  await getText(page).click()
  await tool(page, 'Bold').click()
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('Bold')
  await tool(page, 'Bold').click()
  await page.keyboard.type(' and plain')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Paragraph style' }).selectOption('Heading 2')
  await getText(page).press('End')
  await page.keyboard.type('Title')
  await page.keyboard.press('Enter')
  await tool(page, 'Numbered list').click()
  await page.keyboard.type('one')
  await page.keyboard.press('Control+]')
  await page.keyboard.press('Enter')
  await tool(page, 'Code block').click()
  await page.getByRole('combobox', { name: 'Code language' }).selectOption('SQL')
  await getText(page).press('End')
  await page.keyboard.type('select 1')
  expect(await getValue(page)).toEqual([
    { insert: 'Bold', attributes: { bold: true } },
    { insert: ' and plain\nTitle' },
    { insert: '\n', attributes: { header: 2 } },
    { insert: 'one' },
    { insert: '\n', attributes: { list: 'ordered', indent: 1 } },
    { insert: 'select 1' },
    { insert: '\n', attributes: { 'code-block': 'sql', indent: 1 } },
  ])
  expect(errors).toEqual([])
})

test('is used with the keyboard alone: one stop for the tools, and Tab leads on', async ({ page }) => {
  await openEditor(page, { value: LINE })
  await page.getByRole('button', { name: 'Before' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Paragraph style' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Bold')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tool(page, 'Clear formatting')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(getText(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(tool(page, 'Bold')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(getText(page)).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Enter')
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
  await expect(tool(page, 'Bold')).toBeFocused()
  expect((await getValue(page))?.[0]?.attributes).toEqual({ bold: true })
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('combobox', { name: 'Paragraph style' })).toHaveValue('2')
  await expect(page.getByRole('combobox', { name: 'Paragraph style' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused()
})

for (const theme of ['snow', 'bubble'] as const) {
  test(`links with Control+K, in ${theme}: a selected e-mail address, and nothing selected`, async ({ page }) => {
    const errors = await openEditor(page, { theme, value: LINE })
    await getText(page).click()
    await select(page, 9, 27)
    await page.keyboard.press('Control+k')
    await expect(field(page, 'Address of the link')).toBeFocused()
    await expect(field(page, 'Address of the link')).toHaveValue('mailto:hello@site.example')
    await page.keyboard.press('Enter')
    await expect(getText(page)).toBeFocused()
    expect(await getValue(page)).toEqual([
      { insert: 'Write to ' },
      { insert: 'hello@site.example', attributes: { link: 'mailto:hello@site.example' } },
      { insert: ' today\n' },
    ])
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('https://')
    await field(page, 'Address of the link').fill('https://site.example/x')
    await page.keyboard.press('Enter')
    expect((await getValue(page))?.at(-2)).toEqual({
      insert: 'https://site.example/x',
      attributes: { link: 'https://site.example/x' },
    })
    expect(errors).toEqual([])
  })
}

test('Escape leaves a link as it was, and a link is changed and taken away', async ({ page }) => {
  const link = { insert: 'guide', attributes: { link: 'https://a.example/' } }
  await openEditor(page, { value: { ops: [{ insert: 'The ' }, link, { insert: ' here\n' }] } })
  await getText(page).getByText('guide').click()
  await expect(page.getByRole('dialog', { name: 'This link' }).getByRole('link')).toHaveAttribute(
    'href',
    'https://a.example/',
  )
  await page.keyboard.press('Control+k')
  await field(page, 'Address of the link').fill('https://b.example/')
  await page.keyboard.press('Escape')
  await expect(getText(page)).toBeFocused()
  expect(await getValue(page)).toBeNull()
  await page.keyboard.press('Control+k')
  await expect(field(page, 'Address of the link')).toHaveValue('https://a.example/')
  await field(page, 'Address of the link').fill('b.example')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await getValue(page))?.[1]).toEqual({ insert: 'guide', attributes: { link: 'https://b.example' } })
  await getText(page).getByText('guide').click()
  await page.getByRole('button', { name: 'Remove' }).click()
  expect(await getValue(page)).toEqual([{ insert: 'The guide here\n' }])
})

test('embeds videos and formulas; empty ones are ignored, other addresses stay as typed', async ({ page }) => {
  const errors = await openEditor(page)
  await getText(page).click()
  for (const name of ['Video', 'Formula']) {
    await tool(page, name).click()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(await getValue(page)).toBeNull()
  for (const address of ['https://youtu.be/dQw4w9WgXcQ', 'vimeo.com/76979871', 'https://videos.example/x']) {
    await tool(page, 'Video').click()
    await page.keyboard.type(address)
    await page.keyboard.press('Enter')
  }
  await tool(page, 'Formula').click()
  await field(page, 'Formula in TeX').fill('e = mc^2')
  await page.keyboard.press('Enter')
  await page.keyboard.type('done')
  expect(
    (await getValue(page))?.filter(({ insert }) => typeof insert === 'object').map(({ insert }) => insert),
  ).toEqual([
    { video: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' },
    { video: 'https://player.vimeo.com/video/76979871?dnt=1' },
    { video: 'https://videos.example/x' },
    { formula: 'e = mc^2' },
  ])
  await expect(getText(page).locator('math msup')).toHaveCount(1)
  await expect(getText(page).locator('iframe')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('takes pictures over, and asks for their words', async ({ page }) => {
  const errors = await openEditor(page)
  await getText(page).click()
  const choosing = page.waitForEvent('filechooser')
  await tool(page, 'Picture').click()
  await (await choosing).setFiles({ name: 'my-loom.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' })
  await dialog.getByLabel('What the picture shows').fill('my-loom')
  await dialog.getByRole('button', { name: 'Save the picture' }).click()
  await expect(dialog.getByRole('alert')).toContainText('file name')
  await dialog.getByLabel('What the picture shows').fill('A loom')
  await dialog.getByRole('button', { name: 'Save the picture' }).click()
  const picture = (alt: string) => ({
    insert: { image: '/images/stored.svg' },
    attributes: { alt, width: '320', height: '180' },
  })
  await expect.poll(() => getValue(page)).toEqual([picture('A loom'), { insert: '\n' }])
  await getText(page).locator('img').click()
  await dialog.getByLabel(/^Decorative/).check()
  await dialog.getByRole('button', { name: 'Save the picture' }).click()
  await expect.poll(() => getValue(page)).toEqual([picture(''), { insert: '\n' }])
  expect(await page.evaluate(() => window.imported)).toEqual(['my-loom.png'])
  expect(errors).toEqual([])
})

test('pasted pictures come to the site too or leave their words, and never stay in the text', async ({ page }) => {
  const errors = await openEditor(page)
  await paste(
    page,
    '<p>one <img src="data:image/png;base64,iVBORw0KGgo=" alt="A dot"> two</p><p><img src="https://elsewhere.example/a.png" alt="elsewhere.png"></p><p><img src="https://elsewhere.example/refused.png" alt="x"></p><p>three <img src="/images/own.svg" alt="Own"></p>',
  )
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' })
  await dialog.getByLabel(/^Decorative/).check()
  await dialog.getByRole('button', { name: 'Save the picture' }).click()
  await expect(page.getByRole('status')).toHaveText('This picture is too large.')
  const picture = (alt: string) => ({
    insert: { image: '/images/stored.svg' },
    attributes: { alt, width: '320', height: '180' },
  })
  await expect
    .poll(() => getValue(page))
    .toEqual([
      { insert: 'one ' },
      picture('A dot'),
      { insert: ' two\n' },
      picture(''),
      { insert: '\nx\nthree ' },
      { insert: { image: '/images/own.svg' }, attributes: { alt: 'Own' } },
      { insert: '\n' },
    ])
  expect(await page.evaluate(() => window.imported)).toEqual([
    'image/png 8',
    'https://elsewhere.example/a.png',
    'https://elsewhere.example/refused.png',
  ])
  expect(JSON.stringify(await page.evaluate(() => window.emitted))).not.toContain('base64')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(getText(page).locator('.ql-placeholder')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('shows the short text’s tools beside what is selected, and only then', async ({ page }) => {
  const errors = await openEditor(page, { theme: 'bubble', value: LINE })
  await getText(page).click()
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await select(page, 0, 5)
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveCount(6)
  await tool(page, 'Heading 2').click()
  await tool(page, 'Italic').click()
  expect(await getValue(page)).toEqual([
    { insert: 'Write', attributes: { italic: true } },
    { insert: ' to hello@site.example today' },
    { insert: '\n', attributes: { header: 2 } },
  ])
  await page.keyboard.press('Alt+F10')
  await expect(tool(page, 'Bold')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('is one editor, takes a new text from outside, and leaves nothing behind', async ({ page }) => {
  const errors = await openEditor(page, { value: LINE })
  await expect(page.locator('.ql-editor')).toHaveCount(1)
  await getText(page).click()
  await page.keyboard.type('x')
  await page.evaluate(() => window.replace({ ops: [{ insert: 'From the server\n' }] }))
  await expect(getText(page)).toHaveText('From the server')
  await page.keyboard.press('Control+z')
  await expect(getText(page)).toHaveText('From the server')
  await page.evaluate(() => window.leave())
  await expect(page.locator('.ql-editor')).toHaveCount(0)
  await page.getByRole('button', { name: 'After' }).click()
  expect(errors).toEqual([])
})

test('clears all formats of what is selected, and keeps what is embedded', async ({ page }) => {
  const formula = { insert: { formula: 'x' } }
  await openEditor(page, {
    value: {
      ops: [
        { insert: 'a', attributes: { bold: true, link: 'https://a.example/' } },
        formula,
        { insert: '\n', attributes: { header: 1 } },
      ],
    },
  })
  await getText(page).click()
  await page.keyboard.press('Control+a')
  await tool(page, 'Clear formatting').click()
  expect(await getValue(page)).toEqual([{ insert: 'a' }, formula, { insert: '\n' }])
})
