import { Picture } from '@/components/ui/Picture/Picture'
import { Prose } from '@/components/ui/Prose/Prose'
import type { JournalBlock } from '@/content/journal/journal-type'
import { toSlug } from '@/lib/format/slug'
import { toPictureUrl } from '@/lib/pictures/picture-url'

export type JournalBodyProps = { blocks: readonly JournalBlock[] }

/** A text with bold parts, the only formatting in list items. */
function Marked({ text }: { text: string }) {
  const parts = text.split(/<\/?strong>/)
  return parts.map((part, index) =>
    // The parts of one sentence never move, so their index identifies them.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
  )
}

function Block({ block }: { block: JournalBlock }) {
  switch (block.type) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'heading':
      return (
        <h2 id={toSlug(block.text)}>
          <a href={`#${toSlug(block.text)}`}>{block.text}</a>
        </h2>
      )
    case 'subheading':
      return <h3>{block.text}</h3>
    case 'quote':
      return (
        <blockquote>
          <p>{block.text}</p>
          {block.author && <footer>{block.author}</footer>}
        </blockquote>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Marked text={item} />
            </li>
          ))}
        </ul>
      )
    case 'image':
      return (
        <figure>
          <Picture kind="gallery" src={toPictureUrl(block.image, 'gallery', block.subject)} alt={block.alt} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      )
  }
}

/** The body of a journal article, block by block. */
export function JournalBody({ blocks }: JournalBodyProps) {
  return (
    <Prose look="essay">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a written article never move.
        <Block key={index} block={block} />
      ))}
    </Prose>
  )
}
