import type { ReactNode } from 'react'

/** A page below that would have to render for each request fails the build. */
export const ensureStatic = 'navigation'

export default function StaticLayout({ children }: { children: ReactNode }) {
  return children
}
