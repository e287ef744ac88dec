import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import type { MissingKind } from '@/content/not-found'
import { type PageHead, toMetadata, toMissingMetadata } from '@/lib/seo/metadata'

type Route<Params, Found> = {
  /** The kind of thing that the 404 page reports as missing. */
  kind: MissingKind
  /** Reads what the address names. Returns nothing if it does not exist. */
  find: (params: Params) => Promise<Found | null | undefined>
  toHead: (found: Found) => PageHead
  render: (found: Found) => ReactNode | Promise<ReactNode>
}

/** Creates a route whose addresses may name nothing; the page is then a 404. */
export function createPageOr404<Params, Found>({ kind, find, toHead, render }: Route<Params, Found>) {
  type Props = { params: Promise<Params> }
  return {
    async generateMetadata({ params }: Props): Promise<Metadata> {
      const found = await find(await params)
      return found ? toMetadata(toHead(found)) : toMissingMetadata(kind)
    },
    async Page({ params }: Props) {
      const found = await find(await params)
      return found ? render(found) : <NotFoundPage kind={kind} />
    },
  }
}
