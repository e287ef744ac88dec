import type { Database } from '../../db/database.ts'
import { lock } from '../../db/is-postgres.ts'
import { enqueue } from '../../delivery/deliveries.ts'
import { routes } from '../../routes.ts'
import type { IndexedPage } from './indexed-pages.ts'

/** The maximum number of addresses in an IndexNow call. */
const MAX_ADDRESSES = 10_000

/** A statement has a limited number of parameters. */
const BATCH = 500

/** A change to a position's page for Google. */
export type PositionChange = { url: string; type: 'URL_UPDATED' | 'URL_DELETED' }

type Targets = { indexNow: boolean; google: boolean }

function toBatches<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}

function toDeliveries(changed: readonly IndexedPage[], gone: readonly string[], { indexNow, google }: Targets) {
  const addresses = indexNow ? [...changed.map(({ address }) => address), ...gone] : []
  const isJob = (address: string) => new URL(address).pathname.startsWith(routes.job(''))
  const positions: PositionChange[] = google
    ? [
        ...changed
          .filter(({ isPosition }) => isPosition)
          .map(({ address: url }) => ({ url, type: 'URL_UPDATED' as const })),
        ...gone.filter(isJob).map((url) => ({ url, type: 'URL_DELETED' as const })),
      ]
    : []
  return [
    ...toBatches(addresses, MAX_ADDRESSES).map((urls) => ({ kind: 'indexnow', payload: JSON.stringify({ urls }) })),
    ...positions.map((change) => ({ kind: 'google', payload: JSON.stringify(change) })),
  ].map((delivery) => ({ ...delivery, reference: '', recipient: '' }))
}

/**
 * Compares the public pages with those that search engines know, and stores deliveries for what changed or is gone.
 * The first time it only stores the pages. Several machines may call it at once. Returns the number of changes.
 */
export function noteChanges(db: Database, pages: readonly IndexedPage[], targets: Targets): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, 'indexing')
    const rows = await transaction.selectFrom('indexedPages').selectAll().execute()
    const known = new Map(rows.map(({ address, version }) => [address, version]))
    const current = new Set(pages.map(({ address }) => address))
    const changed = pages.filter(({ address, version }) => known.get(address) !== version)
    const gone = [...known.keys()].filter((address) => !current.has(address))
    for (const batch of toBatches(changed, BATCH)) {
      const values = batch.map(({ address, version }) => ({ address, version }))
      await transaction
        .insertInto('indexedPages')
        .values(values)
        .onConflict((conflict) =>
          conflict.column('address').doUpdateSet((set) => ({ version: set.ref('excluded.version') })),
        )
        .execute()
    }
    for (const batch of toBatches(gone, BATCH))
      await transaction.deleteFrom('indexedPages').where('address', 'in', batch).execute()
    if (known.size === 0) return 0
    await enqueue(transaction, toDeliveries(changed, gone, targets))
    return changed.length + gone.length
  })
}
