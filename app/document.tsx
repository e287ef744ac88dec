import type { ReactNode } from 'react'
import { enhanceIntegrity, enhanceSource } from '@/lib/enhance/source.generated'
import '@/styles/globals.scss'
import { display, text } from './fonts'

/** The HTML around every page: language, fonts, global styles, the one script of documents. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${display.variable} ${text.variable}`}>
      <body>
        {children}
        <script src={enhanceSource} integrity={enhanceIntegrity} defer />
      </body>
    </html>
  )
}
