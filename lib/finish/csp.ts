/** Settings that the policy depends on: the public address decides on https, the media host may serve images. */
export type CspOptions = { siteUrl: string; mediaUrl?: string | undefined }

/** The only other sites that a page may show in a frame, and only after the reader asked for it. */
const FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.openstreetmap.org']

/** The policy of a page whose inline scripts have the given CSP sources. */
export function toPageCsp(scriptHashes: string[], { siteUrl, mediaUrl }: CspOptions): string {
  const media = mediaUrl ? [new URL(mediaUrl).origin] : []
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...media].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ['frame-src', ...FRAMES].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // On http the browser would ask for every file at an https address that does not exist.
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}
