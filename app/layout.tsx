import type { ReactNode } from 'react'

export const ensureStatic = 'navigation'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
