import type { JournalBlock } from '../../../content/journal/journal-type.ts'
import { toSlug } from '../../format/slug.ts'

/** Returns the id of each heading by the index of its block. Headings with the same words get numbers. */
export function toHeadingIds(blocks: readonly JournalBlock[]): Map<number, string> {
  const ids = new Map<number, string>()
  const taken = new Set<string>()
  for (const [index, block] of blocks.entries()) {
    if (block.type !== 'heading') continue
    const wanted = toSlug(block.text) || 'part'
    let id = wanted
    for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`
    taken.add(id)
    ids.set(index, id)
  }
  return ids
}
