import { element, get, isTag, type Markup, type Tag } from '../markup.ts'
import { toVideo } from '../video.ts'
import { isPixel } from './visibility.ts'

/** Elements that show content from another address. */
export const EMBEDS = 'iframe frame embed object video audio oembed'.split(' ')
const ADDRESSES = ['src', 'data', 'url', 'data-src', 'data-lazy-src']
const WEB_ADDRESS = /^(?:https?:)?\/\/\S+$/i
/** Addresses of placeholders that a script would replace. */
const PLACEHOLDER = /^(?:data:|about:|$)/i

/** Converts a video to its frame and anything else to a link, because articles do not run code from other sites. */
export function toEmbed(piece: Tag): Markup[] {
  const address = findAddress(piece)
  if (isPixel(piece) || !address) return []
  if (toVideo(address)) return [element('iframe', { src: address })]
  const label = toLabel(piece, address)
  if (!label) return []
  return [element('p', {}, [element('a', { href: address, 'data-embed': '' }, [label])])]
}

/** Returns the video or link for a line that contains only an address. */
export function toAddressEmbed(address: string): Markup[] | null {
  if (!/^(?:https?:\/\/|www\.)\S+$/i.test(address)) return null
  if (toVideo(address)) return toEmbed(element('iframe', { src: address }))
  return [element('a', { href: address }, [address])]
}

function findAddress(piece: Tag): string {
  const sources = [piece, ...piece.children.filter((child) => isTag(child, 'source'))]
  const addresses = sources.flatMap((source) => ADDRESSES.map((name) => get(source, name).trim()))
  return addresses.find((address) => address && !PLACEHOLDER.test(address)) ?? ''
}

function toLabel({ tag, attributes }: Tag, address: string): string {
  const isPlayed = tag === 'video' || tag === 'audio'
  const url = URL.parse(address, 'https://site.invalid/')
  if (!url || !/^https?:$/.test(url.protocol) || !(isPlayed || WEB_ADDRESS.test(address))) return ''
  const place = url.hostname === 'site.invalid' ? url.pathname.split('/').at(-1) : url.hostname
  const title = attributes.title?.trim() || attributes['aria-label']?.trim()
  if (title) return `${title} (${place})`
  if (tag === 'audio') return `Listen to the recording (${place})`
  return tag === 'video' ? `Watch the video (${place})` : `View on ${place}`
}

/** Returns a picture with the address that the other site's script would have set; null for a tracking pixel. */
export function toLoadedPicture(piece: Tag): Tag | null {
  if (isPixel(piece)) return null
  const late = get(piece, 'data-src') || get(piece, 'data-lazy-src') || get(piece, 'data-original')
  const src = late && PLACEHOLDER.test(get(piece, 'src').trim()) ? late : get(piece, 'src')
  return { ...piece, attributes: { ...piece.attributes, src } }
}
