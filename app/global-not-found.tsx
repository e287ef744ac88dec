import type { Metadata } from 'next'
import { NoSuchPage } from '@/components/home/NoSuchPage/NoSuchPage'
import { Document } from '@/components/layout/Document/Document'
import { company } from '@/content/company'
import { notFound } from '@/content/not-found'
import { getHeroPicture } from '@/lib/backend/read-hero-picture'
import { getPosts } from '@/lib/backend/read-posts'
import { getTeam } from '@/lib/backend/read-team'

// Next adds the tag against indexing.
export const metadata: Metadata = { title: `${notFound.title} | ${company.name}` }

/**
 * Any other path shows Home with status 404, as the brief asks, below a line that says so. It is the global page, because Next
 * sends the content of a `not-found.tsx` along with every page: each would contain all of Home.
 */
export default async function NotFound() {
  const [posts, people, picture] = await Promise.all([getPosts(), getTeam(), getHeroPicture()])
  return (
    <Document>
      <NoSuchPage posts={posts} people={people} picture={picture} />
    </Document>
  )
}
