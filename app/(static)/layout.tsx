import type { ReactNode } from 'react'

/** Fails the build if a page below would have to be rendered for each request. */
export const ensureStatic = 'navigation'

export default function StaticLayout({ children }: { children: ReactNode }) {
  return children
}
