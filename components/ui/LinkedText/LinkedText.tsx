import { Fragment } from 'react'
import { toEmailParts } from '@/lib/format/email-parts'

export type LinkedTextProps = { text: string }

/** Text in which email addresses are links. */
export function LinkedText({ text }: LinkedTextProps) {
  return toEmailParts(text).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <a key={index} href={`mailto:${part}`}>
        {part}
      </a>
    )
  })
}
