import type { MouseEvent, ReactNode } from 'react'

export type ChoiceLinkProps = {
  /** Where the choice leads without scripts, or in a new tab. */
  href: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** Whether a click on a link asks for this tab: with a modifier or another button the link itself does what was meant. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
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
