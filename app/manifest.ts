import type { MetadataRoute } from 'next'
import { light } from '@/content/colours'
import { company } from '@/content/company'
import { routes } from '@/lib/routes'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.name,
    description: company.description,
    start_url: routes.home,
    display: 'minimal-ui',
    background_color: light.ground,
    theme_color: light.primary,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
