import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import type { MissingKind } from '@/content/not-found'
import type { ListingQuery } from '@/lib/listing/query'
import { readSegment, toSegment } from '@/lib/listing/search-page'
import { type PageHead, toMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ query: string }> }

/**
 * Creates the route that answers a listing's query. server/normalize-request.ts rewrites requests to it and keeps it
 * out of search results.
 */
export function createSearchPage(head: PageHead, kind: MissingKind, Listing: ComponentType<{ query: ListingQuery }>) {
  const { alternates, ...metadata } = toMetadata(head)
  return {
    metadata: { ...metadata, alternates: { types: alternates?.types ?? {} } } satisfies Metadata,
    /** Next requires at least one path at build time. */
    generateStaticParams: () => [{ query: toSegment({ search: 'a' }) }],
    async Page({ params }: Props) {
      const query = readSegment((await params).query)
      return query ? <Listing query={query} /> : <NotFoundPage kind={kind} />
    },
  }
}
