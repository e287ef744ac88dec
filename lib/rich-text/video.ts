/** A video on YouTube or Vimeo: its page, and its frame in the privacy-friendly form. */
export type Video = { site: 'YouTube' | 'Vimeo'; href: string; embed: string }

const YOUTUBE = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/

/** Returns the video that an address names, in any of its forms; null for any other address. */
export function toVideo(address: string): Video | null {
  const normal = address.trim().replace(/^(?:https?:)?\/\//i, 'https://')
  const url = URL.parse(/^[a-z]+:/i.test(normal) ? normal : `https://${normal}`)
  if (url?.protocol !== 'https:') return null
  if (YOUTUBE.test(url.hostname)) return toYouTube(url)
  return VIMEO.test(url.hostname) ? toVimeo(url) : null
}

function toYouTube(url: URL): Video | null {
  const path = url.pathname.split('/').filter(Boolean)
  const inPath = url.hostname === 'youtu.be' ? path[0] : /^(embed|shorts|live|v)$/.test(path[0] ?? '') ? path[1] : null
  const id = inPath ?? url.searchParams.get('v')
  if (!id || !/^[\w-]{6,20}$/.test(id)) return null
  const start = toSeconds(url.searchParams.get('start') ?? url.searchParams.get('t'))
  return {
    site: 'YouTube',
    href: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
    embed: `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`,
  }
}

function toVimeo(url: URL): Video | null {
  const found = /\/(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(url.pathname)
  if (!found) return null
  const [, id, inPath] = found
  // An unlisted video is shown only to those who know this second part of its address.
  const key = inPath ?? /^[0-9a-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0]
  return {
    site: 'Vimeo',
    href: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    embed: `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}dnt=1`,
  }
}

/** Converts "90", "90s", "1m30s" or "1h2m3s" to seconds. */
function toSeconds(time: string | null): number {
  const found = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time ?? '')
  if (!found) return 0
  const [hours, minutes, seconds] = found.slice(1).map((part) => Number(part ?? 0))
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)
}
