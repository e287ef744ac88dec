import { ListingDocument } from '@/components/layout/Page/Page'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { careers } from '@/content/careers'
import type { ListingQuery } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { Positions } from '../Positions/Positions'

export type PositionsPageProps = { query: ListingQuery; title: string; text: string; href: string }

/** A separate page for a part of the open positions: a department, or a later page. */
export function PositionsPage({ query, title, text, href }: PositionsPageProps) {
  const crumbs = [
    { name: careers.name, href: routes.careers },
    { name: title, href },
  ]
  return (
    <ListingDocument newsletter="linked" active={routes.careers} crumbs={crumbs}>
      <PageHead title={title} text={text} />
      <Positions query={query} isPart />
    </ListingDocument>
  )
}
