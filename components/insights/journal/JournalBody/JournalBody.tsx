import { Picture } from '@/components/ui/Picture/Picture'
import { Prose } from '@/components/ui/Prose/Prose'
import type { JournalBlock } from '@/content/journal/journal-type'
import { toHeadingIds } from '@/lib/insights/journal/headings'

export type JournalBodyProps = {
  blocks: readonly JournalBlock[]
  /** The addresses of the images, in their order. */
  images: readonly string[]
}

/** A text with bold parts, the only formatting in list items. */
function Marked({ text }: { text: string }) {
  const parts = text.split(/<\/?strong>/)
  return parts.map((part, index) =>
    // The parts of one sentence never move, so their index identifies them.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
  )
}

type BlockProps = { block: JournalBlock; headingId: string | undefined; image: string }

function Block({ block, headingId, image }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'heading':
      return (
        <h2 id={headingId}>
          <a href={`#${headingId}`}>{block.text}</a>
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
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items may have the same words.
            <li key={index}>
              <Marked text={item} />
            </li>
          ))}
        </ul>
      )
    case 'image':
      return (
        <figure>
          <Picture kind="gallery" src={image} alt={block.alt} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      )
  }
}

/** The body of a journal article, block by block. */
export function JournalBody({ blocks, images }: JournalBodyProps) {
  const ids = toHeadingIds(blocks)
  const pictures = blocks.filter(({ type }) => type === 'image')
  return (
    <Prose look="essay">
      {blocks.map((block, index) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a written article never move.
          key={index}
          block={block}
          headingId={ids.get(index)}
          image={images[pictures.indexOf(block)] ?? ''}
        />
      ))}
    </Prose>
  )
}
