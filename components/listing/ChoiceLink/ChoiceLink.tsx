import type { ReactNode } from 'react'
import { isPlainClick } from '@/components/ui/plain-click'

export type ChoiceLinkProps = {
  /** Where the choice leads without scripts, or in a new tab. */
  href: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** Combinations of filters are thousands of addresses, and none is indexed: crawlers need not open them. */
const toRel = (href: string) => (href.includes('&') ? 'nofollow' : undefined)

/** One of several choices above a list: made in place where scripts run, else a link. */
export function ChoiceLink({ href, isChosen, onChoose, children }: ChoiceLinkProps) {
  return (
    <a
      href={href}
      rel={toRel(href)}
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onChoose()
      }}
    >
      {children}
    </a>
  )
}
