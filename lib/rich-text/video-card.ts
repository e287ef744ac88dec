import { element, type Node, text } from './tree.ts'
import type { Video } from './video.ts'

/** A card that loads nothing until its link is clicked (lib/enhance turns it into the frame); without scripts it is that link. */
export function toVideoCard({ site, href, embed }: Video): Node {
  const link = element('a', { href, rel: 'external noopener', 'data-open': '' }, [text(`Watch the video on ${site}`)])
  return element('figure', { class: 'video' }, [
    element('click-to-load', { 'data-src': embed, 'data-title': `Video on ${site}` }, [link]),
  ])
}
