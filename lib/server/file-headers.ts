const DAY = 86_400

/**
 * Next's header rules for how long browsers keep the files of `public`, which Next itself has asked for again each time.
 * The script of documents has a hash in its name; pictures and icons may change under theirs.
 */
export function toFileHeaders(): { source: string; headers: { key: string; value: string }[] }[] {
  const keep = (source: string, value: string) => ({ source, headers: [{ key: 'cache-control', value }] })
  return [
    keep('/enhance/:file', `public, max-age=${365 * DAY}, immutable`),
    keep('/images/:path*', `public, max-age=${DAY}`),
    keep('/icons/:file', `public, max-age=${DAY}`),
  ]
}
