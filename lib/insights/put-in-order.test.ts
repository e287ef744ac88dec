import type { OrderedItem } from '../backend/contract.ts'
import { arrange } from './put-in-order.ts'

const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
const toRow = (id: string, position: number): OrderedItem => ({ kind: 'study', id, position })

it('leaves what nobody arranged as the files have it', () => {
  expect(arrange(items, [], 'study')).toEqual(items)
  expect(arrange(items, [{ ...toRow('c', 0), kind: 'article' }], 'study')).toEqual(items)
})

it('follows the owner, and puts what is new at the end', () => {
  const arranged = arrange(items, [toRow('c', 0), toRow('gone', 1), toRow('b', 2)], 'study')
  expect(arranged.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})
