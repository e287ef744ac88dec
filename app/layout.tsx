import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { company } from '@/content/company'
import { getEnv } from '@/lib/env'
import { Document } from './document'

export const metadata: Metadata = {
  metadataBase: new URL(getEnv().SITE_URL),
  title: { default: company.name, template: `%s | ${company.name}` },
  description: company.description,
  formatDetection: { telephone: false, address: false, email: false },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf7f1' },
    { media: '(prefers-color-scheme: dark)', color: '#12152b' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>
}
