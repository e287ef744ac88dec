import type { ReactNode } from 'react'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import { readQuestion, toQuestion } from '@/lib/listing/listing-query'
import { EMPTY_QUERY, type ListingQuery } from '@/lib/listing/query'

type Props = { params: Promise<{ question: string }> }

/**
 * The route that answers what the query of a listing's address asks: readers have `/blog?…` in the address, server/clean-request.ts leads
 * them here. `sort` is an order of the listing: Next wants one question to be built.
 */
export function createQueryPage(sort: string, render: (asked: ListingQuery) => ReactNode) {
  return {
    generateStaticParams: () => [{ question: toQuestion({ ...EMPTY_QUERY, sort }) }],
    async Page({ params }: Props) {
      const asked = readQuestion((await params).question)
      return asked ? render(asked) : <NotFoundPage />
    },
  }
}
