import { expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { company } from '../content/company'
import { journalArticles } from '../content/journal'
import type { JournalBlock } from '../content/journal/journal-type'
import { footer } from '../content/navigation'
import { newsletter } from '../content/newsletter'
import { routes } from '../lib/routes'
import { findPageKinds } from '../tools/bench/page-kinds'
import { findPost } from './find-post'
import { findJobPath } from './inbox'

/** Returns text in a comparable form: line ends separate words, and a soft hyphen prints as a hard one. */
const squeeze = (text: string) => text.replace(/<[^>]+>|[\s\u00ad\u2010-]/g, '')

/** Returns the text of a block of an essay, piece by piece. */
const toTexts = (block: JournalBlock): readonly string[] => {
  if (block.type === 'image') return block.caption ? [block.caption] : []
  return block.type === 'list' ? block.items : [block.text]
}

async function print(page: Page, path: string) {
  await page.goto(path)
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const { text } = await extractText(paper)
  return { paper, sheets: text.map(squeeze) }
}

for (const { id, title, content } of journalArticles)
  test(`"${title}" is printed whole, in two columns, on two sheets`, { tag: '@full' }, async ({ page }) => {
    const { paper, sheets } = await print(page, routes.journalArticle(id))
    expect(sheets).toHaveLength(2)

    // A large initial is drawn separately from its word.
    const printed = sheets.join('')
    const places = content.flatMap(toTexts).map((text, i) => printed.indexOf(squeeze(text).slice(i ? 0 : 1)))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))

    const last = await paper.getPage(2)
    const { items } = await last.getTextContent()
    const [, , width = 0] = last.view
    const starts = items.flatMap((item) => ('str' in item && item.str.trim() ? [Number(item.transform[4])] : []))
    expect(starts.filter((x) => x < width / 2).length).toBeGreaterThan(10)
    expect(starts.filter((x) => x > width / 2).length).toBeGreaterThan(10)
  })

test('no sheet carries the sender alone, and none an invitation to click', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const kinds = await findPageKinds(baseURL ?? '')
  for (const { path } of kinds.filter(({ name }) => /article|study|job/.test(name))) {
    const { sheets } = await print(page, path)
    const printed = sheets.join('')
    expect(printed, path).not.toContain(squeeze(newsletter.footer.fieldLabel))
    // The company's name and motto come before its address.
    expect(sheets.at(-1)?.indexOf(squeeze(footer.headquarters.title)), path).toBeGreaterThan(150)
  }
})

test('a position is printed with the name of the site, not with its address', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const path = await findJobPath(request)
  const { sheets } = await print(page, path)
  expect(sheets.join('')).toContain(squeeze(`${company.name}: `))
  expect(sheets.join('')).toContain(squeeze(routes.careers))
  expect(sheets.join('')).not.toContain(squeeze(path))
})

test('a tutorial is printed along one left edge, and only code of over 20 lines is broken', { tag: '@full' }, async ({
  page,
  request,
}) => {
  await page.goto(await findPost(request))
  await page.emulateMedia({ media: 'print' })
  const parts = page.locator('main pre').first().locator('..').locator('> :is(h2, p, pre)')
  const places = await parts.evaluateAll((elements) =>
    elements.map((element) => [element.getBoundingClientRect().left, getComputedStyle(element).breakInside] as const),
  )
  expect(places.length).toBeGreaterThan(10)
  expect(new Set(places.map(([left]) => Math.round(left))).size).toBe(1)
  const codes = await page
    .locator('main pre')
    .evaluateAll((all) =>
      all.map((code) => [(code.textContent ?? '').split('\n').length > 20, getComputedStyle(code).breakInside]),
    )
  for (const [isLong, breakInside] of codes) expect(breakInside).toBe(isLong ? 'auto' : 'avoid')
})
