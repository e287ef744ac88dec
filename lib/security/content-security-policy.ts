import type { InlineSources } from './inline-sources.ts'

const FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.openstreetmap.org']

/**
 * The hashes of the style element of sonner, which shows toasts: empty, and with its text. A test compares them with
 * the installed version.
 */
export const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
]

type PageNeeds = { isFraming: boolean; isEditing?: boolean }

/** The hosts of pictures besides the site, without a trailing slash. */
type PictureHosts = { siteUrl: string; mediaUrl?: string | undefined; imageHosts?: readonly string[] }

/** Returns the policy of a page with these inline sources. */
export function toContentSecurityPolicy(inline: InlineSources, sources: PictureHosts, needs: PageNeeds): string {
  const { isFraming, isEditing } = needs
  const { siteUrl, mediaUrl, imageHosts = [] } = sources
  const attributes = inline.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...inline.styleAttributes] : []
  const images = [...(mediaUrl ? [new URL(mediaUrl).origin] : []), ...imageHosts]
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles, ...attributes].join(' '),
    // Quill reads the formats of pasted text from style attributes.
    ...(isEditing ? ["style-src-attr 'unsafe-inline'"] : []),
    ["img-src 'self' data:", ...(isEditing ? ['blob:'] : []), ...images].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(isFraming ? [['frame-src', ...FRAMES].join(' ')] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // On http, the browser would request every file at an https address that does not exist.
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}
