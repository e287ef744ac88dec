import { gzipSync } from 'node:zlib'
import { ART_SIZE, type ArtKind } from './art-kind.ts'
import { MAX_BYTES } from './budget.ts'
import { drawScene } from './cover.ts'
import { drawArt } from './draw.ts'
import { drawMapCard } from './map-card.ts'
import { MARKS } from './mark.ts'
import { drawMonogram } from './monogram.ts'
import { SCENE_IDS } from './scenes/index.ts'
import { isSeed, toSeed } from './seed.ts'

const samples: Record<ArtKind, readonly string[]> = {
  cover: [...SCENE_IDS, 'cloud-computing', 'devops'],
  wide: ['not-a-subject', ...SCENE_IDS],
  gallery: SCENE_IDS,
  thumb: SCENE_IDS,
  patch: SCENE_IDS,
  monogram: ['Nusrat Jahan', 'রহিমা খাতুন', 'Ángel Örn', 'X'],
  divider: ['a', 'b'],
  mark: MARKS,
  hero: ['home'],
  map: ['home'],
}
const drawCover = (seed: string) => drawScene(seed, { width: 1200, height: 675 })

const pictures = (Object.keys(samples) as ArtKind[]).flatMap((kind) =>
  samples[kind].map((seed) => ({ kind, seed, svg: drawArt(kind, seed) ?? '' })),
)

/** Fails unless every element is closed in order: enough of XML for a file that has no comments or CDATA. */
function expectWellFormed(svg: string) {
  const open: string[] = []
  const mistakes: string[] = []
  for (const [, closing, name, attributes = '', alone] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>&]*")*)(\/?)>/g,
  )) {
    if (!closing && !alone) open.push(name ?? '')
    if (closing && open.pop() !== name) mistakes.push(`</${name}>`)
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map((match) => match[1])
    if (new Set(names).size < names.length) mistakes.push(`<${name}${attributes}>`)
  }
  expect([...mistakes, ...open]).toEqual([])
  expect(svg.replace(/<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>&]*")*)(\/?)>/g, '')).not.toMatch(/[<>]/)
}

describe('drawings', () => {
  it.each(pictures)('$kind/$seed is a small, whole picture of its stated size', ({ kind, svg }) => {
    const [width, height] = ART_SIZE[kind]
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`)
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
    expectWellFormed(svg)
  })

  it('loads nothing and runs nothing', () => {
    for (const { svg } of pictures) {
      const outside = svg.replace('http://www.w3.org/2000/svg', '')
      expect(outside).not.toMatch(/script|http|javascript|\son\w+=|foreignObject|@import/i)
      for (const [, target] of outside.matchAll(/(?:href="|url\()([^")]+)/g)) expect(target).toMatch(/^#/)
    }
  })

  it('is the same for the same seed and different for any other', () => {
    expect(drawArt('cover', 'tree')).toBe(drawArt('cover', 'tree'))
    const covers = pictures.filter(({ kind }) => kind === 'cover').map(({ svg }) => svg)
    expect(new Set(covers).size).toBe(covers.length)
  })

  it('can share a page without sharing ids', () => {
    const ids = pictures.flatMap(({ svg }) => [
      ...new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])),
    ])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('weighs at most 8 kB where it leads a page and 3 kB in a list, as a browser loads it', () => {
    const weigh = (kind: ArtKind, seed: string) => gzipSync(drawArt(kind, seed) ?? '').length
    const heavy = SCENE_IDS.filter((id) => weigh('wide', id) > 8000 || weigh('thumb', id) > 3000)
    expect(heavy).toEqual([])
  })

  it('has a hem where its ground is as pale as the page, since it has no edge there', () => {
    const isHemmed = (svg: string) => svg.includes('M8 8l')
    expect(isHemmed(drawCover('two-needles'))).toBe(true)
    expect(isHemmed(drawCover('paddy'))).toBe(false)
  })

  it('follows the scheme of the reader, or has plain colours where a scheme is asked for', () => {
    expect(drawCover('a')).toContain('@media(prefers-color-scheme:dark)')
    expect(drawMapCard({ scheme: 'light' })).not.toMatch(/var\(|@media/)
  })
})

describe('hostile seeds', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><image href="https://x.example"/>',
    '../../etc/passwd',
    '&#0;',
    '',
    ' ',
    'a'.repeat(5000),
    '\u0000',
    '🙂🙂',
    '',
  ]

  it.each(hostile)('%j is drawn harmlessly', (seed) => {
    expect(isSeed(toSeed(seed))).toBe(true)
    for (const svg of [drawCover(seed), drawMonogram(seed)]) {
      expectWellFormed(svg)
      expect(svg).not.toMatch(/script|example|NaN/)
    }
  })

  it('has no picture for an unknown mark or an impossible seed', () => {
    expect(drawArt('mark', 'constructor')).toBeNull()
    expect(drawArt('cover', '<b>')).toBeNull()
  })
})
