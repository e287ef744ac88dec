import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { company } from '../../content/company.ts'
import { toPrintable } from './card-png.ts'

/** Draws in a separate process, because the renderer's WebAssembly does not load inside the test runner. */
function draw(text: { title: string; kicker: string; subject: string }) {
  const code = `
    const asked = []
    const { fetch } = globalThis
    globalThis.fetch = (url, ...rest) => (String(url).startsWith('http') && asked.push(String(url)), fetch(url, ...rest))
    const { drawCardPng } = await import(${JSON.stringify(path.join(import.meta.dirname, 'card-png.ts'))})
    const png = Buffer.from(await drawCardPng(${JSON.stringify(text)}))
    console.log(JSON.stringify({ asked, size: png.length, width: png.readUInt32BE(16), height: png.readUInt32BE(20) }))`
  const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', '--input-type=module']
  return JSON.parse(execFileSync(process.execPath, [...flags, '-e', code], { encoding: 'utf8' }))
}

describe('social cards', () => {
  it.each([
    { title: 'নকশা Ünïcode 🙂 “quotes” ৳', kicker: 'Journal', subject: 'a' },
    { title: 'word '.repeat(32), kicker: company.name, subject: 'b' },
    { title: '', kicker: '', subject: '' },
  ])(
    'draws $title as a PNG under 300 kB without asking the network',
    (text) => {
      const card = draw(text)
      expect(card).toMatchObject({ asked: [], width: 1200, height: 630 })
      expect(card.size).toBeLessThan(300_000)
    },
    30_000,
  )

  it('keeps only signs that the font of the card holds', () => {
    expect(toPrintable('Śāntā é ü 🙂 — “a”\u0000')).toBe('Santa é ü — “a”')
  })
})
