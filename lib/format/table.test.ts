import { formatTable, toPlain } from './table.ts'

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
