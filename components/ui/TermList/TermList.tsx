import type { ReactNode } from 'react'

export type TermListProps = {
  /** Each term with its description; terms without one are left out. */
  terms: readonly (readonly [name: string, text: ReactNode])[]
  label?: string
  className?: string
}

/** Terms with their meanings, or names with their values. */
export function TermList({ terms, label, className }: TermListProps) {
  return (
    <dl className={className} aria-label={label}>
      {terms.map(
        ([name, text]) =>
          text && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
