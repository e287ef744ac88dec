import type { JournalBlock } from '../../../content/journal/journal-type.ts'
import { toPictureUrl } from '../../pictures/picture-url.ts'

/** Returns the addresses of the images of an article's body, in their order. */
export const toArticleImages = (blocks: readonly JournalBlock[]): string[] =>
  blocks.flatMap((block) => (block.type === 'image' ? toPictureUrl(block.image, 'gallery', block.subject) : []))
