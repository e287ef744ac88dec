/** Kinds of drawings that have an address. */
export const ART_KINDS = [
  'cover',
  'wide',
  'banner',
  'gallery',
  'thumb',
  'patch',
  'monogram',
  'divider',
  'mark',
  'hero',
  'map',
] as const
/** A kind of drawing that has addresses. */
export type ArtKind = (typeof ART_KINDS)[number]

/** Width and height of each kind in pixels, for `<img width height>`. */
export const ART_SIZE: Readonly<Record<ArtKind, readonly [width: number, height: number]>> = {
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
}

const LONGEST = 100
const SEED = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'_-]*$/u

/** Whether a decoded seed from an address may be drawn. */
export function isSeed(seed: string): boolean {
  return seed.length <= LONGEST && SEED.test(seed)
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
  const [, kind, name = ''] = ADDRESS.exec(address) ?? []
  if (!ART_KINDS.includes(kind as ArtKind)) return null
  try {
    return { kind: kind as ArtKind, seed: decodeURIComponent(name) }
  } catch {
    return null
  }
}
