import type { ReactNode } from 'react'

/** Pages below are for one person: each request renders them, whole, and nothing of them is kept. */
export const instant = false

export default function PersonalLayout({ children }: { children: ReactNode }) {
  return children
}
