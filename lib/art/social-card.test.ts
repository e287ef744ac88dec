import { SCENE_IDS, scenes } from './scenes/index.ts'
import { CARD_LABEL, CARD_SIZE, drawSocialCard } from './social-card.ts'

const left = CARD_LABEL.x + CARD_LABEL.width

/** Returns where pieces of cloth, and groups of them, begin, measured from the label's right edge. */
function findFigures(svg: string): number[] {
  const fills = [...svg.matchAll(/\.(\w+)\{fill:/g)].map((match) => match[1])
  const begun: number[] = []
  let depth = 0
  for (const [tag] of svg.matchAll(/<(?:g|\/g|use|path)\b[^>]*>/g)) {
    const [, look, start] = /^<path class="(\w+)" d="M(-?\d+)/.exec(tag) ?? []
    const x = /translate\((-?\d+) /.exec(tag)?.[1] ?? (fills.includes(look) ? start : undefined)
    if (depth === 0 && x) begun.push(Number(x))
    if (tag.startsWith('<g')) depth++
    if (tag === '</g>') depth--
  }
  return begun
}

describe.each(SCENE_IDS.filter((id) => !('compose' in scenes[id])))('the social card of %s', (subject) => {
  const svg = drawSocialCard(subject)

  it('has the size of a card', () => {
    expect(svg).toContain(`width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" viewBox="${-left} 0 `)
    expect(svg).not.toMatch(/NaN|undefined|var\(/)
  })

  // A row of things may begin a little behind it.
  it('shows its figure beside the label and not behind it', () => {
    const begun = findFigures(svg).filter((x) => x > -left)
    expect(begun.length).toBeGreaterThan(0)
    expect(begun.filter((x) => x < -60)).toEqual([])
  })
})
