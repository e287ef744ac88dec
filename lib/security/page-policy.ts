import type { ImageSources } from '../media.ts'
import type { InlineSources } from './inline-sources.ts'

/** The only other sites that a page may show in a frame, and only after the reader asked for it. */
const FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.openstreetmap.org']

/**
 * The style element that the toasts' library (sonner) makes when it is loaded: empty first, then with its text. A test
 * compares it with the installed one.
 */
export const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
]

/** The policy of a page that has the given things inline, and maybe something to show in a frame. */
export function toPageCsp(inline: InlineSources, sources: ImageSources, isFraming: boolean): string {
  const { siteUrl, mediaUrl, imageHosts = [] } = sources
  const attributes = inline.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...inline.styleAttributes] : []
  const images = [...(mediaUrl ? [new URL(mediaUrl).origin] : []), ...imageHosts]
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles, ...attributes].join(' '),
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(isFraming ? [['frame-src', ...FRAMES].join(' ')] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // On http the browser would ask for every file at an https address that does not exist.
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}
