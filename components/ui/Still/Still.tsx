'use client'

import { type HTMLAttributes, type ReactNode, useState } from 'react'

export type StillProps = HTMLAttributes<HTMLElement> & {
  as: 'header' | 'footer' | 'nav' | 'section' | 'article' | 'div' | 'ul'
  /** Tells it from the others of its page. */
  name: string
  children?: ReactNode
}

/** What parts held when they went, by their names. */
const gone = new Map<string, string>()

/** What a part holds, read when it is made anew: not while the page hydrates, which leaves it as it is. */
const toHeld = (name: string) => ({
  toString: () => gone.get(name) ?? document.querySelector(`[data-still="${CSS.escape(name)}"]`)?.innerHTML ?? '',
})

/**
 * A part of an application that is only read. The page brings it as HTML and not a second time as data (lib/finish/still-parts.ts),
 * and the browser leaves it alone. Where something inside hydrates, it is a part like any other; so nobody has to know that.
 */
export function Still({ as, name, children, ...attributes }: StillProps) {
  // What they have in common is what is used of them.
  const Part = as as 'div'
  const [html] = useState(() => ({ __html: toHeld(name) }))
  if (children !== undefined)
    return (
      <Part data-still={name} {...attributes}>
        {children}
      </Part>
    )
  return (
    <Part
      ref={(part) => () => void (part && gone.set(name, part.innerHTML))}
      data-still={name}
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server wrote there.
      dangerouslySetInnerHTML={html}
    />
  )
}
