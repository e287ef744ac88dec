import { formatTable, toPlain, toPlainJson } from './table.ts'

it('aligns columns and cuts long cells', () => {
  const rows = [
    { name: 'Amina', note: 'x'.repeat(60) },
    { name: 'Jo', note: '' },
  ]
  expect(formatTable(rows)).toBe(`  name   note\n  Amina  ${'x'.repeat(47)}…\n  Jo`)
})

it('lets nothing through that a terminal would obey', () => {
  expect(formatTable([{ name: 'a\u001b[2Jb\nc' }])).toBe('  name\n  a [2Jb c')
  expect(toPlain('one\ntwo\u0007', true)).toBe('one\ntwo ')
})

it('lets no character through that turns the direction of what follows, and keeps every script whole', () => {
  expect(toPlain('cv\u202efdp.exe \u2066x\u2069\u061c\u200e\u2028')).toBe('cv fdp.exe  x ')
  const written = 'ক্‍ষ שלום مرحبا 👩‍👩‍👧 é'
  expect(toPlain(written)).toBe(written)
})

it('writes JSON that a terminal shows and a program reads back unchanged', () => {
  const value = { name: 'a\u001b[2J\u009b31m\u202e\u007f\u2028ক্‍ষ', list: [1, null] }
  const text = toPlainJson(value)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\p{Bidi_Control}\u2028]/u)
  expect(JSON.parse(text)).toEqual(value)
})
