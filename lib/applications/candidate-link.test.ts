import { listAudit } from '../db/audit.ts'
import { toLinkToken } from '../security/personal-link.ts'
import { setApplicationState } from '../studio/applications.ts'
import { startStudio } from '../studio/testing-studio.ts'
import { erase, readCandidateLink, renew, sendCandidateFile, withdraw } from './candidate-link.ts'
import { getApplication } from './read-applications.ts'

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.stop())

const press = (act: typeof withdraw, token: string) =>
  act(new Request(`http://site.example/api/application/act?token=${token}`, { method: 'POST' }))
const read = (reference: string) => studio.backend.use('test', (db, files) => getApplication(db, files, reference))

const open = async (token: string) => {
  const found = await readCandidateLink(token)
  return found.state === 'found' ? found.application : fail()
}

it('shows what a candidate sent', async () => {
  const reference = await studio.apply({ whyInterested: '<script>alert(1)</script>' })
  const { answers, files, state } = await open(toLinkToken('application', reference))
  expect(answers.flatMap((group) => group.answers.map(({ text }) => text))).toContain('<script>alert(1)</script>')
  expect([state, files.resume]).toEqual(['new', 'cv.pdf'])
})

it('opens with the whole link only', async () => {
  const [mine, other] = [await studio.apply(), await studio.apply()]
  const token = toLinkToken('application', mine)
  for (const given of ['', mine, token.slice(0, -1), token.replace(mine, other), toLinkToken('confirm', mine)])
    expect([given, await readCandidateLink(given)]).toEqual([given, { state: 'missing' }])
})

it('withdraws an application once, but none that was decided', async () => {
  const reference = await studio.apply()
  const token = toLinkToken('application', reference)
  expect((await press(withdraw, token)).headers.get('location')).toBe(`/application/${token}`)
  expect((await read(reference))?.state).toBe('withdrawn')
  expect((await open(token)).canWithdraw).toBe(false)
  await studio.backend.use('test', (db) =>
    db.updateTable('applications').set({ state: 'declined' }).where('reference', '=', reference).execute(),
  )
  await press(withdraw, token)
  expect((await read(reference))?.state).toBe('declined')
})

it('shows a new state only once it can no longer be undone, and until then takes the withdrawal', async () => {
  const reference = await studio.apply()
  const token = toLinkToken('application', reference)
  await studio.backend.use('test', (db) => setApplicationState(db, reference, 'declined'))
  expect(await open(token)).toMatchObject({ state: 'new', canWithdraw: true })
  await press(withdraw, token)
  expect(await open(token)).toMatchObject({ state: 'withdrawn', canWithdraw: false })
})

it('looks the same before and after a change that can still be undone', async () => {
  const reference = await studio.apply({ communicationConsent: true })
  const token = toLinkToken('application', reference)
  const move = (state: 'declined' | 'hired' | 'in review', now?: number) =>
    studio.backend.use('test', (db) => setApplicationState(db, reference, state, now === undefined ? {} : { now }))
  const fresh = await open(token)
  expect(fresh).toMatchObject({ state: 'new', erasedAt: null, mayRenew: false })
  await move('declined')
  expect(await open(token)).toEqual(fresh)

  // A decision of eleven and a half months ago is opened again, or changed.
  const past = new Date(Date.now() - 350 * 86_400_000).toISOString()
  await studio.backend.use('test', (db) =>
    db.updateTable('applications').set({ stateAt: past }).where('reference', '=', reference).execute(),
  )
  const old = await open(token)
  expect(old).toMatchObject({ state: 'declined', erasedAt: expect.any(String), mayRenew: true })
  for (const state of ['in review', 'hired'] as const) {
    await move(state)
    expect(await open(token)).toEqual(old)
  }
})

it('erases an application with its files, and nobody else’s', async () => {
  const [mine, other] = [await studio.apply(), await studio.apply()]
  const token = toLinkToken('application', mine)
  for (const round of [1, 2]) expect([round, (await press(erase, token)).status]).toEqual([round, 303])
  expect([await read(mine), (await read(other))?.reference]).toEqual([null, other])
})

it('keeps an application for other positions, if its candidate agreed and its time is almost over', async () => {
  const past = new Date(Date.now() - 350 * 86_400_000).toISOString()
  const times = { stateAt: past, formerAt: past }
  const apply = async (communicationConsent: boolean, state: 'declined' | 'hired') => {
    const reference = await studio.apply({ communicationConsent })
    const changed = { ...times, state, formerState: state }
    await studio.backend.use('test', (db) =>
      db.updateTable('applications').set(changed).where('reference', '=', reference).execute(),
    )
    return reference
  }
  const readKept = async (reference: string) => {
    const token = toLinkToken('application', reference)
    const before = await open(token)
    await press(renew, token)
    const after = await open(token)
    return [before?.mayRenew, after?.mayRenew, before?.erasedAt !== after?.erasedAt]
  }
  expect(await readKept(await apply(true, 'declined'))).toEqual([true, false, true])
  expect(await readKept(await apply(false, 'declined'))).toEqual([false, false, false])
  expect(await readKept(await apply(true, 'hired'))).toEqual([false, false, false])
  expect(await readKept(await studio.apply({ communicationConsent: true }))).toEqual([false, false, false])
})

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  { origin: 'https://evil.example' },
])('obeys no other site that knows the link: %j', async (headers) => {
  const reference = await studio.apply()
  for (const [act, path] of [
    [withdraw, 'withdraw'],
    [erase, 'erase'],
    [renew, 'keep'],
  ] as const) {
    const address = `http://site.example/api/application/${path}?token=${toLinkToken('application', reference)}`
    expect((await act(new Request(address, { method: 'POST', headers }))).status).toBe(403)
  }
  expect((await read(reference))?.state).toBe('new')
})

it('takes the button of its page, whose policy hides its origin', async () => {
  const address = `http://site.example/api/application/withdraw?token=${toLinkToken('application', await studio.apply())}`
  const given: Record<string, string>[] = [{ origin: 'null' }, { origin: 'null', 'sec-fetch-site': 'same-origin' }]
  for (const headers of given)
    expect((await withdraw(new Request(address, { method: 'POST', headers }))).status).toBe(303)
})

it('writes down who withdrew and who erased', async () => {
  const reference = await studio.apply()
  const token = toLinkToken('application', reference)
  for (const act of [withdraw, withdraw, erase, erase]) await press(act, token)
  const lines = (await studio.backend.use('test', (db) => listAudit(db))).filter(({ subject }) =>
    subject.includes(reference),
  )
  expect(lines.map(({ name, action }) => `${name}: ${action}`).sort()).toEqual([
    'The candidate: erase',
    'The candidate: withdraw',
  ])
})

it('gives a candidate the files as downloads that nobody else gets or keeps', async () => {
  const [mine, other] = [await studio.apply(), await studio.apply()]
  const get = (token: string, file: string) =>
    sendCandidateFile(new Request(`http://site.example/api/application/file?token=${token}&file=${file}`))
  const token = toLinkToken('application', mine)
  const answer = await get(token, 'resume')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${mine}-resume.pdf"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
  expect(await answer.text()).toBe('%PDF-1.7 cv.pdf')
  const forged = token.replace(mine, other)
  for (const [given, file] of [
    [forged, 'resume'],
    ['', 'resume'],
    [token, 'other'],
    [toLinkToken('confirm', mine), 'resume'],
  ] as const)
    expect((await get(given, file)).status).toBe(404)
})

function fail(): never {
  throw new Error('The application is not there')
}
