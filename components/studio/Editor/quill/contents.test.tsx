import { posts } from '@/content/posts'
import { readDelta } from '@/lib/rich-text/delta-lines'
import { restrictFormats } from '@/lib/rich-text/restrict-formats'
import { renderRichText } from '@/lib/rich-text/safe-html'
import { HOSTILE_DELTAS } from '@/lib/rich-text/testing/hostile-corpus'
import { convertHtml } from '@/lib/rich-text/to-delta/convert-html'
import { getStored } from './contents'
import { createEditor } from './testing-editor'

const sources = { siteUrl: 'https://site.example', mediaUrl: 'https://media.example' }

/** Opens a Delta in the editor without changing it. */
const open = (ops: readonly unknown[], theme: 'snow' | 'bubble' = 'snow') =>
  createEditor(restrictFormats(ops, theme).ops, theme)

const toOps = (description: string | object) =>
  (typeof description === 'string' && readDelta(description) === null
    ? convertHtml(description, sources).delta.ops
    : readDelta(description)) ?? []

it.each(posts.map(({ title, description }) => [title, toOps(description)] as const))(
  'keeps every byte that visitors get of "%s"',
  (_title, ops) => {
    expect(renderRichText(getStored(open(ops)), sources).html).toBe(renderRichText({ ops }, sources).html)
  },
)

const KEPT = [
  { insert: 'a', attributes: { strike: true, script: 'sub', size: 'large' } },
  { insert: 'b' },
  { insert: '\n', attributes: { header: 4, align: 'center' } },
  { insert: 'c' },
  { insert: '\n', attributes: { indent: 2 } },
  { insert: 'd' },
  { insert: '\n', attributes: { list: 'checked', indent: 1 } },
  { insert: 'n' },
  { insert: '\n', attributes: { list: 'ordered', start: '3' } },
  { insert: 'e' },
  { insert: '\n', attributes: { 'code-block': 'hcl' } },
  { insert: 'f' },
  { insert: '\n', attributes: { 'code-block': true } },
  { insert: 'g' },
  { insert: '\n', attributes: { table: 'r1', 'table-head': 'col' } },
  { insert: 'h' },
  { insert: '\n', attributes: { table: 'r2' } },
  { insert: { divider: true } },
  { insert: { video: 'https://youtu.be/dQw4w9WgXcQ' } },
  { insert: { mention: { value: 'Anika' } } },
  { insert: { formula: 'x^2' } },
  { insert: { image: '/a.png' }, attributes: { alt: '', width: '3', caption: 'A loom', layout: 'text' } },
  { insert: '\n' },
]

it('gives back what it got, including the formats that have no button', () => {
  expect(getStored(open(KEPT)).ops).toEqual(KEPT)
})

it.each(['snow', 'bubble'] as const)(
  'opens hostile Deltas in %s, and shows nothing of them that runs or loads',
  (theme) => {
    for (const delta of HOSTILE_DELTAS) {
      const { container: host } = open(readDelta(delta) ?? [], theme)
      for (const node of host.querySelectorAll('*')) {
        for (const { name, value } of node.attributes) {
          expect(name).not.toMatch(/^on/)
          if (/^(?:href|src|action)$/.test(name)) expect(value).not.toMatch(/^\s*(?:javascript|vbscript|data):/i)
        }
      }
      expect(host.querySelector('iframe, script, style, object, embed, svg')).toBeNull()
      host.remove()
    }
  },
)

it('lets a short text have only its own formats', () => {
  expect(getStored(open(KEPT, 'bubble')).ops.filter(({ insert }) => typeof insert === 'object')).toEqual([])
})

it('has nothing to undo at the start', () => {
  const quill = open(KEPT)
  quill.history.undo()
  expect(getStored(quill).ops).toEqual(KEPT)
})
