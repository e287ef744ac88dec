import type { OrderedItem } from '../backend/contract.ts'

/** Returns items in the owner's order; those without a place come last. */
export function arrange<Item extends { id: string }>(
  items: readonly Item[],
  arrangement: readonly OrderedItem[],
  kind: OrderedItem['kind'],
): Item[] {
  const rows = arrangement.filter((row) => row.kind === kind)
  const toPlace = ({ id }: Item) => {
    const place = rows.findIndex((row) => row.id === id)
    return place < 0 ? rows.length : place
  }
  return items.toSorted((a, b) => toPlace(a) - toPlace(b))
}
