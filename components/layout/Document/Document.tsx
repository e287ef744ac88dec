import type { ReactNode } from 'react'
import '@/styles/globals.scss'
import { display, text } from './fonts'

/** The HTML around every page: language, fonts, global styles. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${display.variable} ${text.variable}`}>
      <body>{children}</body>
    </html>
  )
}
