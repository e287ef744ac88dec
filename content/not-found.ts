import { routes } from '../lib/routes.ts'
import type { Link } from './copy-types.ts'

/** The notice above Home on an address that does not exist. */
export const notFound = {
  title: 'This address was not found',
  text: 'The page may have moved, or the address has a typing mistake. The home page follows below.',
  near: 'Or go to',
  links: [
    { label: 'What we do', href: routes.expertise },
    { label: 'Open positions', href: routes.careers },
    { label: 'Contact us', href: routes.contact },
    { label: 'Every page there is', href: routes.sitemap },
  ],
} as const

const text = 'It may have been withdrawn. Check the address for typing mistakes.'

type Missing = { title: string; text: string; near: string; all: Link }

const blog = { text, near: 'Recent tutorials', all: { label: 'All tutorials', href: routes.blog } }
const careers = { text, near: 'Open positions', all: { label: 'All open positions', href: routes.careers } }

/** Pages for missing posts, articles, studies and positions, and the links that they offer. */
export const missing = {
  post: { ...blog, title: 'This tutorial was not found' },
  blogPage: { ...blog, title: 'This part of the blog was not found' },
  article: {
    title: 'This journal article was not found',
    text,
    near: 'Recent articles',
    all: { label: 'All journal articles', href: routes.journal },
  },
  study: {
    title: 'This case study was not found',
    text,
    near: 'Published case studies',
    all: { label: 'All case studies', href: routes.caseStudies },
  },
  positions: { ...careers, title: 'These open positions were not found' },
} as const satisfies Record<string, Missing>

/** A kind of missing page. */
export type MissingKind = keyof typeof missing
