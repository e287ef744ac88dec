import type { Item } from '@/content/copy-types'

export type ItemListProps = { items: readonly Item[]; as?: 'ul' | 'ol'; className?: string }

/** A list of items with a title and a sentence each. */
export function ItemList({ items, as: List = 'ul', className }: ItemListProps) {
  return (
    <List className={className}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}
