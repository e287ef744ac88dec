import type { ComponentProps } from 'react'
import type { ListingQuery } from '@/lib/listing/query'

export type ListLinkProps = ComponentProps<'a'> & {
  href: string
  /** The change to the query; empty for a link to all items. */
  changes?: Partial<ListingQuery>
}

/** A link to another view of the list; `<list-region>` (lib/enhance) shows that view in place. */
export function ListLink({ href, changes, ...link }: ListLinkProps) {
  const query = Object.entries(changes ?? {}).map(([name, value]) => [name, String(value)])
  return (
    <a
      {...link}
      href={href}
      data-in-place={new URLSearchParams(query).toString()}
      // Combinations of filters make thousands of addresses, and none is indexed, so crawlers need not open them.
      rel={href.includes('&') ? 'nofollow' : undefined}
    />
  )
}
