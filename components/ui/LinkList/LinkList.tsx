import type { Link } from '@/content/copy-types'

export type LinkListProps = { links: readonly Link[]; className?: string }

/** A list of links, each on its own line. */
export function LinkList({ links, className }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={label + href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
