/** Width and height of each kind of drawing in pixels, for `<img width height>`. */
export const ART_SIZE = {
  cover: [1200, 675],
  wide: [1600, 600],
  banner: [1600, 600],
  gallery: [900, 720],
  thumb: [1200, 675],
  patch: [900, 720],
  monogram: [240, 240],
  divider: [1200, 48],
  mark: [240, 240],
  hero: [1200, 1080],
  map: [1200, 800],
} as const satisfies Record<string, readonly [width: number, height: number]>

/** A kind of drawing that has addresses. */
export type ArtKind = keyof typeof ART_SIZE

const LONGEST = 100
const SEED = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'_-]*$/u

/** Whether a decoded seed from an address may be drawn. */
export function isSeed(seed: string): boolean {
  return seed.length <= LONGEST && SEED.test(seed) && seed === seed.trim()
}

/** Any text as a seed that `isSeed` accepts: what an address cannot carry becomes a hyphen. */
export function toSeed(text: string): string {
  const seed = text
    .replace(/[^\p{L}\p{M}\p{N} .'_-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, LONGEST)
    .trim()
  return isSeed(seed) ? seed : 'untitled'
}

/** The address of a drawing. `hero` and `map` know one drawing each, whatever the seed; `mark` takes a Mark. */
export function artUrl(kind: ArtKind, seed = 'home'): string {
  return `/art/${kind}/${encodeURIComponent(toSeed(seed))}.svg`
}

const ADDRESS = /^\/art\/([a-z]+)\/([^/]+)\.svg$/

/** What is drawn at an address, the reverse of `artUrl`; null where nothing can be. Whether the seed may be drawn is left to `drawArt`. */
export function readArtUrl(address: string): { kind: ArtKind; seed: string } | null {
  const [, kind = '', name = ''] = ADDRESS.exec(address) ?? []
  if (!Object.hasOwn(ART_SIZE, kind)) return null
  try {
    return { kind: kind as ArtKind, seed: decodeURIComponent(name) }
  } catch {
    return null
  }
}
