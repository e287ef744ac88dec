const DAY = 86_400

/** For how long browsers keep pictures and icons: they may change under their names. */
export const PICTURE_LIFE = `public, max-age=${DAY}`

/**
 * Next's header rules for how long browsers keep the files of `public`, which Next itself has asked for again each time.
 * The script of documents has a hash in its name.
 */
export function toFileHeaders(): { source: string; headers: { key: string; value: string }[] }[] {
  const keep = (source: string, value: string) => ({ source, headers: [{ key: 'cache-control', value }] })
  return [
    keep('/enhance/:file', `public, max-age=${365 * DAY}, immutable`),
    keep('/images/:path*', PICTURE_LIFE),
    keep('/icons/:file', PICTURE_LIFE),
  ]
}
