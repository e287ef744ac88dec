import { setImmediate as nextTurn } from 'node:timers/promises'
import { takeUploadTurn } from './upload-turns.ts'

it('lets six uploads of one sender be open, others as well, and tells one that waits too long', async () => {
  const open = await Promise.all(Array.from({ length: 6 }, () => takeUploadTurn('one')))
  expect(await takeUploadTurn('one', 10)).toBeNull()
  expect(await takeUploadTurn('other', 10)).not.toBeNull()
  const seventh = takeUploadTurn('one')
  open[0]?.()
  await nextTurn()
  expect(await seventh).not.toBeNull()
})

it('refuses at once what comes after sixty that wait', async () => {
  const all = Array.from({ length: 67 }, () => takeUploadTurn('crowd', 500))
  expect(await all[66]).toBeNull()
  const ends = await Promise.all(all)
  expect(ends.filter(Boolean)).toHaveLength(6)
})
