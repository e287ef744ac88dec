import type { ReactNode } from 'react'

/** The pages below are for one person: they are rendered for each request, completely, and never stored. */
export const instant = false

export default function PersonalLayout({ children }: { children: ReactNode }) {
  return children
}
