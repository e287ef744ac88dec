import type { ComponentProps } from 'react'
import { isPlainClick } from '@/components/ui/plain-click'

export type ListLinkProps = ComponentProps<'a'> & {
  href: string
  onPress: (() => void) | undefined
}

/** A link to another view of a list. `onPress` shows it in place; without it, the link leads to a page of its own. */
export function ListLink({ onPress, href, ...link }: ListLinkProps) {
  return (
    <a
      {...link}
      href={href}
      data-in-place={onPress && ''}
      // Combinations of filters are thousands of addresses, and none is indexed: crawlers need not open them.
      rel={href.includes('&') ? 'nofollow' : undefined}
      onClick={(event) => {
        if (!onPress || !isPlainClick(event)) return
        event.preventDefault()
        onPress()
      }}
    />
  )
}
