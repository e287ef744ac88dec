import type Quill from 'quill/core.js'
import { renderRichText } from '@/lib/rich-text/safe-html'
import { convertHtml } from '@/lib/rich-text/to-delta/convert-html'
import { getStored } from './contents'
import { changeTable, createTable, findTable, type TableAction } from './tables'
import { createEditor, press, type } from './testing-editor'

const sources = { siteUrl: 'https://site.example' }

const cell = (text: string, table: string, more: object = {}) => [
  ...(text ? [{ insert: text }] : []),
  { insert: '\n', attributes: { table, ...more } },
]
const HEAD = { 'table-head': 'col' }
const TABLE = [
  ...[...cell('a', 'r1', HEAD), ...cell('b', 'r1', { ...HEAD, align: 'right' })],
  ...[...cell('c', 'r2'), ...cell('d', 'r2', { align: 'right' })],
]

const AFTER = { insert: 'after\n' }

/** Returns the table's texts by row, as the saved text renders them. A cell that heads a column is in capitals. */
function read(quill: Quill): string {
  const { html } = renderRichText(getStored(quill), sources)
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => row)
  const toCells = (row: string) =>
    [...row.matchAll(/<t([dh])[^>]*>(.*?)<\/t[dh]>/g)].map(([, kind, text = '']) =>
      kind === 'h' ? text.toUpperCase() : text,
    )
  return rows.map((row) => toCells(row).join('|')).join(' / ')
}

it.each<[TableAction, string]>([
  ['rowBefore', 'A|B / | / c|d'],
  ['rowAfter', 'A|B / c|d / |'],
  ['columnBefore', '|A|B / |c|d'],
  ['columnAfter', 'A||B / c||d'],
  ['headerRow', 'a|b / c|d'],
  ['deleteRow', 'A|B'],
  ['deleteColumn', 'B / d'],
  ['deleteTable', ''],
])('%s changes what is saved, at the end of a text and before others', (action, expected) => {
  for (const ops of [TABLE, [...TABLE, AFTER], [{ insert: 'before\n' }, ...TABLE, AFTER]]) {
    const quill = createEditor(ops)
    const before = getStored(quill)
    const start = ops[0] === TABLE[0] ? 0 : 7
    changeTable(quill, start + 4, action)
    expect(read(quill)).toBe(expected)
    const stored = getStored(quill)
    // What is shown is what is saved: it opens as the same table.
    expect(getStored(createEditor(stored.ops)).ops).toEqual(stored.ops)
    quill.history.undo()
    expect(getStored(quill)).toEqual(before)
  }
})

it('adds a column after the last one, with a head but without another alignment', () => {
  const quill = createEditor(TABLE)
  changeTable(quill, 2, 'columnAfter')
  const stored = getStored(quill).ops
  expect(stored.filter(({ attributes }) => attributes?.align)).toHaveLength(2)
  expect(findTable(quill, 0)?.rows.map((row) => row.length)).toEqual([3, 3])
  expect(stored.filter(({ attributes }) => attributes?.['table-head'])).not.toEqual([])
  expect(renderRichText({ ops: stored }, sources).html.match(/<th /g)).toHaveLength(3)
})

it('deletes the whole table with its last row or column', () => {
  for (const action of ['deleteRow', 'deleteColumn'] as const) {
    const quill = createEditor([...cell('a', 'r1'), AFTER])
    changeTable(quill, 0, action)
    expect(getStored(quill).ops).toEqual([AFTER])
  }
})

it('moves by Tab, which adds a row in the last cell, and back by Shift+Tab', () => {
  const quill = createEditor([...TABLE, AFTER])
  const moves: (number | undefined)[] = []
  for (const shiftKey of [false, false, false, true]) {
    expect(press(quill, 'Tab', { shiftKey })).toBe(true)
    moves.push(quill.getSelection()?.index)
  }
  expect(moves).toEqual([2, 4, 6, 4])
  press(quill, 'Tab')
  press(quill, 'Tab')
  type(quill, 'new')
  expect(read(quill)).toBe('A|B / c|d / new|')
  quill.setSelection(0)
  expect(press(quill, 'Tab', { shiftKey: true })).toBe(false)
})

it('leaves a cell whole with Enter, and leaves the table after the last row', () => {
  const quill = createEditor(TABLE)
  quill.setSelection(1)
  press(quill, 'Enter')
  expect(quill.getSelection()?.index).toBe(4)
  press(quill, 'Enter')
  type(quill, 'after')
  expect(read(quill)).toBe('A|B / c|d')
  expect(getStored(quill).ops.at(-1)).toEqual({ insert: 'after\n' })
})

it('leaves the keys of an input method alone', () => {
  const quill = createEditor(TABLE)
  // As Safari reports the Enter that ends a word.
  const end = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true })
  quill.root.dispatchEvent(end)
  expect(quill.getSelection()?.index).toBe(0)
})

it('is left by the arrow keys, even where the text begins and ends with it', () => {
  const quill = createEditor(TABLE)
  press(quill, 'ArrowUp')
  type(quill, 'x')
  expect(getStored(quill).ops[0]).toEqual({ insert: 'x\na' })
  press(quill, 'ArrowDown')
  quill.setSelection(7)
  press(quill, 'ArrowUp')
  expect(quill.getSelection()?.index).toBe(3)
  press(quill, 'ArrowDown')
  press(quill, 'ArrowDown')
  type(quill, 'y')
  expect(getStored(quill).ops.at(-1)).toEqual({ insert: 'y\n' })
  expect(read(quill)).toBe('A|B / c|d')
})

it('starts as a table with a header row, which HTML keeps', () => {
  const quill = createEditor([{ insert: '\n' }])
  quill.updateContents(createTable(2, 2), 'user')
  type(quill, 'x')
  expect(read(quill)).toBe('X| / |')
  const { html } = renderRichText(getStored(quill), sources)
  expect(renderRichText(convertHtml(html, sources).delta, sources).html).toBe(html)
})
