import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Document } from '@/components/layout/Document/Document'
import { dark, light } from '@/content/colours'
import { company } from '@/content/company'
import { getEnv } from '@/lib/env'

/** A page that would have to render for each request fails the build. */
export const ensureStatic = 'navigation'

export const metadata: Metadata = {
  metadataBase: new URL(getEnv().SITE_URL),
  title: { default: company.name, template: `%s | ${company.name}` },
  description: company.description,
  formatDetection: { telephone: false, address: false, email: false },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: light.ground },
    { media: '(prefers-color-scheme: dark)', color: dark.ground },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>
}
