import { getApplication } from '../backend/own/inbox.ts'
import { toLinkToken } from '../security/personal-link.ts'
import { startStudio } from '../studio/testing-studio.ts'
import { erase, withdraw } from './acts.ts'
import { toOwnContent } from './page.ts'

jest.setTimeout(60_000)

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.stop())

const press = (act: typeof withdraw, token: string) =>
  act(new Request(`http://site.example/api/application/act?token=${token}`, { method: 'POST' }))
const read = (reference: string) => studio.backend.use('test', (db, files) => getApplication(db, files, reference))

it('shows what a candidate sent, as text', async () => {
  const reference = await studio.apply({ whyInterested: '<script>alert(1)</script>' })
  const application = await read(reference)
  const { slots } = toOwnContent(application ?? fail(), 'token')
  expect(slots?.answers).toContain('&lt;script&gt;')
  expect(slots?.answers).not.toContain('<script>')
})

it('withdraws an application once, but none that was decided', async () => {
  const reference = await studio.apply()
  const token = toLinkToken('application', reference)
  expect((await press(withdraw, token)).headers.get('location')).toBe(`/application/${token}`)
  const application = await read(reference)
  expect(application?.state).toBe('withdrawn')
  expect(toOwnContent(application ?? fail(), token).hidden).toBe('withdraw')
  await studio.backend.use('test', (db) =>
    db.updateTable('applications').set({ state: 'declined' }).where('reference', '=', reference).execute(),
  )
  await press(withdraw, token)
  expect((await read(reference))?.state).toBe('declined')
})

it('erases an application with its files, and nobody else’s', async () => {
  const [mine, other] = [await studio.apply(), await studio.apply()]
  const token = toLinkToken('application', mine)
  for (const round of [1, 2]) expect([round, (await press(erase, token)).status]).toEqual([round, 303])
  expect([await read(mine), (await read(other))?.reference]).toEqual([null, other])
})

function fail(): never {
  throw new Error('The application is not there')
}
