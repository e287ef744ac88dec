/** Width and height of each kind of drawing in pixels, for `<img width height>`. */
export const ART_SIZE = {
  cover: [1200, 675],
  wide: [1600, 600],
  gallery: [900, 720],
  thumb: [1200, 675],
  patch: [900, 720],
  monogram: [240, 240],
  divider: [1200, 48],
  mark: [240, 240],
  hero: [1200, 1080],
  map: [1200, 800],
} as const satisfies Record<string, readonly [width: number, height: number]>

/** A kind of drawing that has its own addresses. */
export type ArtKind = keyof typeof ART_SIZE

export const isArtKind = (name: string): name is ArtKind => Object.hasOwn(ART_SIZE, name)
