import type { Metadata } from 'next'
import { NoSuchPage } from '@/components/home/NoSuchPage/NoSuchPage'
import { getPosts } from '@/lib/backend/posts'
import { getTeam } from '@/lib/backend/team'
import { company } from '@/lib/content/company'
import { notFound } from '@/lib/content/not-found'
import { Document } from './document'

// Next adds that it is not to be indexed.
export const metadata: Metadata = { title: `${notFound.title} | ${company.name}` }

/**
 * Any other path shows Home, as the brief asks, under a line that says so and with the status of what is not there. It is
 * the global one, because Next sends a `not-found.tsx` along with every page: all of Home, within each of them.
 */
export default async function NotFound() {
  const [posts, people] = await Promise.all([getPosts(), getTeam()])
  return (
    <Document>
      <NoSuchPage posts={posts} people={people} />
    </Document>
  )
}
