import type { OrderedItem } from '../backend/contract.ts'

type Item = { id: string; image?: string; heroImage?: string }

/** Returns items of the content files in the owner's order, with the owner's pictures; new items come last. */
export function arrange<Arrangeable extends Item>(
  items: readonly Arrangeable[],
  arrangement: readonly OrderedItem[],
  kind: OrderedItem['kind'],
): Arrangeable[] {
  const rows = arrangement.filter((row) => row.kind === kind)
  const toPlace = ({ id }: Item) => {
    const place = rows.findIndex((row) => row.id === id)
    return place < 0 ? rows.length : place
  }
  return items
    .toSorted((a, b) => toPlace(a) - toPlace(b))
    .map((item) => {
      const image = rows.find(({ id }) => id === item.id)?.image
      return image ? { ...item, image, heroImage: image } : item
    })
}
