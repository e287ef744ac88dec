import { type ReactNode, useRef } from 'react'
import { isPlainClick } from '@/components/ui/plain-click'

export type ChoiceLinkProps = {
  /** Where the choice leads without scripts, or in a new tab. */
  href: string
  isChosen: boolean
  /** Undefined where the choice is a page of its own. What it renders comes behind the frame that shows the mark (`behindFrame`). */
  onChoose: (() => void) | undefined
  /** Called as the link is touched, or has had focus for a moment, before the press that chooses it; maybe none comes. */
  onTouch?: (() => void) | undefined
  children: ReactNode
}

/** Combinations of filters are thousands of addresses, and none is indexed: crawlers need not open them. */
const toRel = (href: string) => (href.includes('&') ? 'nofollow' : undefined)

/**
 * Moves the mark to a link by hand. On a slow phone the first rendering of a list's controls takes longer than a press may wait;
 * it comes behind, and finds the mark where it puts it.
 */
function mark(link: HTMLElement): void {
  link.closest('ul')?.querySelector('[aria-current]')?.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'true')
}

/** For how long focus stays on a link that is more than passed by; a key on it comes later than that. */
const REST_MS = 100

/** One of several choices of a <ul> above a list: made in place where scripts run, else a link. */
export function ChoiceLink({ href, isChosen, onChoose, onTouch, children }: ChoiceLinkProps) {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (
    <a
      href={href}
      rel={toRel(href)}
      aria-current={isChosen ? 'true' : undefined}
      onPointerDown={onTouch}
      onFocus={() => {
        rest.current = setTimeout(() => onTouch?.(), REST_MS)
      }}
      onBlur={() => clearTimeout(rest.current)}
      onClick={(event) => {
        if (!onChoose || !isPlainClick(event)) return
        event.preventDefault()
        if (!isChosen) mark(event.currentTarget)
        onChoose()
      }}
    >
      {children}
    </a>
  )
}
