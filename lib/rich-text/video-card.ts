import { element, type Node, text } from './tree.ts'
import { toVideo } from './video.ts'

/** A card that loads nothing until its link is clicked (lib/enhance turns it into the frame); without scripts it is that link. */
export function toVideoCard(address: string): Node[] {
  const video = toVideo(address)
  if (!video) return []
  const { site, href, embed } = video
  const link = element('a', { href, rel: 'external noopener', 'data-open': '' }, [text(`Watch the video on ${site}`)])
  const player = element('click-to-load', { 'data-src': embed, 'data-title': `Video on ${site}` }, [link])
  return [element('figure', { class: 'video' }, [player])]
}
