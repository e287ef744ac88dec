import { drawArt } from './draw.ts'
import { drawSheet, sheetUrl } from './sheet.ts'
import { ART_SIZE } from './url.ts'

describe('a sheet of patches', () => {
  it('holds each patch as it is drawn alone, and a view of it', () => {
    const svg = drawSheet('cloud.ai-ml') ?? ''
    const [width, height] = ART_SIZE.patch
    for (const [index, seed] of ['cloud', 'ai-ml'].entries()) {
      expect(svg).toContain(`<view id="p${index}" viewBox="0 ${index * height} ${width} ${height}"/>`)
      expect(svg).toContain((drawArt('patch', seed) ?? '').replace(/^<svg xmlns="[^"]+"/, `<svg y="${index * height}"`))
    }
  })

  it('is one address for all of its patches', () => {
    const [first, second] = [0, 1].map((index) => sheetUrl(['cloud', 'ai-ml'], index).split('#'))
    expect(first?.[0]).toBe(second?.[0])
    expect([first?.[1], second?.[1]]).toEqual(['p0', 'p1'])
  })

  it('is not drawn for hostile, doubled or too many seeds', () => {
    expect(drawSheet('a."><script>')).toBeNull()
    expect(drawSheet('a.a')).toBeNull()
    expect(drawSheet('a.b.c.d.e.f.g.h.i')).toBeNull()
    expect(drawSheet('')).toBeNull()
  })
})
