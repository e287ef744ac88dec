import os from 'node:os'
import { reserveSpace } from './file-space.ts'

const MB = 1024 * 1024
const limits = { perSender: 10 * MB, inAll: 20 * MB, freeSpace: 0 }
const ask = (sender: string, bytes = 5 * MB) =>
  reserveSpace({ dataDir: os.tmpdir(), limits, sender, bytes, unclaimed: { ofSender: 0, inAll: 0 } })

it('takes no room for bytes that were only announced', async () => {
  const announced = await Promise.all(Array.from({ length: 50 }, (_, at) => ask(`sender ${at}`)))
  const honest = await ask('honest')
  expect(honest.refusal).toBeNull()
  for (const reservation of [...announced, honest]) reservation.release()
})

it('counts what has arrived, by sender and in all, until it is released', async () => {
  const [one, two] = await Promise.all([ask('one'), ask('one')])
  expect(await one?.take(6 * MB)).toBeNull()
  expect((await ask('one')).refusal).toBe('quota')
  expect(await two?.take(5 * MB)).toBe('quota')
  const other = await ask('other')
  expect(await other.take(9 * MB)).toBeNull()
  expect((await ask('third')).refusal).toBe('no-room')
  for (const reservation of [one, two, other]) reservation?.release()
  expect((await ask('third')).refusal).toBeNull()
})
