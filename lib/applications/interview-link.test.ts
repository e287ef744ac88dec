import { GET as download } from '../../app/api/studio/applications/[reference]/interviews/[id]/calendar/route.ts'
import { DELETE as cancel, PUT as change } from '../../app/api/studio/applications/[reference]/interviews/[id]/route.ts'
import { POST as propose } from '../../app/api/studio/applications/[reference]/interviews/route.ts'
import { interviewCopy } from '../../content/interviews.ts'
import { listAudit } from '../db/audit.ts'
import { toLinkToken } from '../security/personal-link.ts'
import { startStudio } from '../studio/testing-studio.ts'
import { readCandidateLink, withdraw } from './candidate-link.ts'
import { answerInterview, sendCandidateCalendar } from './interview-link.ts'

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.stop())

const toTime = (days: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + days * 86_400_000).toISOString()
const times = [toTime(2), toTime(3)]
const plan = { times, minutes: 45, place: 'Level 6', link: '', people: '' }

const post = (reference: string, more: object = {}) =>
  studio.call(propose, { method: 'POST', role: 'hiring', params: { reference }, body: { ...plan, ...more } })

const read = async (reference: string) => {
  const found = await readCandidateLink(toLinkToken('application', reference))
  return found.state === 'found' ? found.interviews : fail()
}

/** Returns an application with proposed times. */
async function start(more: object = {}) {
  const reference = await studio.apply()
  expect((await post(reference, more)).status).toBe(200)
  const [interview] = await read(reference)
  return { reference, id: interview?.id ?? '' }
}

/** Posts a form of the candidate's page. */
const press = (reference: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  answerInterview(
    new Request(`http://site.example/api/application/interview?token=${toLinkToken('application', reference)}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    }),
  )
const fetchCalendar = (reference: string, id: string) =>
  sendCandidateCalendar(
    new Request(
      `http://site.example/api/application/calendar?token=${toLinkToken('application', reference)}&interview=${id}`,
    ),
  )

it('lets a candidate choose a time once, and answers every further press with the page', async () => {
  const { reference, id } = await start()
  const [time = '', other = ''] = times
  for (const round of [1, 2])
    expect([round, (await press(reference, { interview: id, time })).status]).toEqual([round, 303])
  expect(await read(reference)).toMatchObject([{ state: 'picked', start: time }])
  const late = await press(reference, { interview: id, time: other })
  expect([late.status, await late.text()]).toEqual([422, expect.stringContaining(interviewCopy.refused.changed)])
  expect(await read(reference)).toMatchObject([{ start: time }])
  const lines = await studio.backend.use('test', (db) => listAudit(db))
  const actions = lines.filter(({ subject }) => subject === `application ${reference}`).map(({ action }) => action)
  expect(actions).toEqual(['pick a time for', 'propose times for'])
})

it('refuses what is not proposed, has passed, or belongs to another application', async () => {
  const [mine, other] = [await start(), await start()]
  const refused: Record<string, string>[] = [
    { interview: mine.id },
    { interview: mine.id, time: 'soon' },
    { interview: mine.id, time: toTime(4) },
    { interview: other.id, time: times[0] ?? '' },
    { interview: "' or 1=1 --", time: times[0] ?? '' },
  ]
  for (const fields of refused) expect([fields, (await press(mine.reference, fields)).status]).toEqual([fields, 422])
  await studio.backend.use('test', (db) =>
    db
      .updateTable('interviews')
      .set({ times: JSON.stringify([toTime(-1)]) })
      .where('id', '=', mine.id)
      .execute(),
  )
  expect((await press(mine.reference, { interview: mine.id, time: toTime(-1) })).status).toBe(422)
  expect(await read(mine.reference)).toMatchObject([{ state: 'proposed' }])
})

it('takes a request for other times, shortened and without zero bytes, once', async () => {
  const { reference, id } = await start()
  const request = `\0<script>alert(1)</script>\r\n\u202E${'😀'.repeat(400)}`
  const ask = (text: string) => press(reference, { interview: id, act: 'ask', request: text })
  expect((await ask(request)).status).toBe(303)
  expect((await ask('again')).status).toBe(303)
  const [interview] = await read(reference)
  expect(interview?.request).toMatch(/^<script>alert\(1\)/)
  expect(interview?.request).toHaveLength(500)
  expect(interview?.request.isWellFormed()).toBe(true)
  expect((await ask('x'.repeat(20_000))).status).toBe(413)
})

it('remembers a time zone, and nothing that is none', async () => {
  const { reference } = await start()
  for (const zone of ['Mars/Base', 'x'.repeat(1_000), 'Europe/Berlin', '<b>', ''])
    expect((await press(reference, { zone })).status).toBe(303)
  expect(await read(reference)).toMatchObject([{ zone: 'Europe/Berlin' }])
})

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { origin: 'https://evil.example' },
])('obeys no other site that knows the link: %j', async (headers) => {
  const { reference, id } = await start()
  expect((await press(reference, { interview: id, time: times[0] ?? '' }, headers)).status).toBe(403)
  expect(await read(reference)).toMatchObject([{ state: 'proposed' }])
})

it('gives the calendar to the candidate and to the Studio once a time is fixed', async () => {
  const { reference, id } = await start()
  const other = await start()
  expect((await fetchCalendar(reference, id)).status).toBe(404)
  await press(reference, { interview: id, time: times[0] ?? '' })
  const sent = await fetchCalendar(reference, id)
  expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const content = await sent.text()
  expect(content).toMatch(/^METHOD:PUBLISH\r$/m)
  expect(content).not.toContain('ATTENDEE')
  expect((await fetchCalendar(other.reference, id)).status).toBe(404)
  const ours = await studio.call(download, { role: 'hiring', params: { reference, id } })
  expect([ours.headers.get('content-type'), await ours.text()]).toEqual([
    'text/calendar; charset=utf-8',
    expect.stringMatching(/^SUMMARY:Interview with /m),
  ])
})

it('shows what is planned as cancelled after a withdrawal', async () => {
  const { reference, id } = await start()
  await press(reference, { interview: id, time: times[0] ?? '' })
  const address = `http://site.example/api/application/withdraw?token=${toLinkToken('application', reference)}`
  await withdraw(new Request(address, { method: 'POST' }))
  expect(await read(reference)).toMatchObject([{ state: 'cancelled' }])
  expect((await press(reference, { interview: id, act: 'ask', request: '' })).status).toBe(422)
})

describe('the Studio', () => {
  it('moves the application to “interview” only if asked to', async () => {
    const readState = async (reference: string) =>
      (
        await studio.backend.use('test', (db) =>
          db.selectFrom('applications').select('state').where('reference', '=', reference).executeTakeFirst(),
        )
      )?.state
    expect(await readState((await start()).reference)).toBe('new')
    expect(await readState((await start({ moveFrom: 'new' })).reference)).toBe('interview')
    const reference = await studio.apply()
    expect((await post(reference, { moveFrom: 'in review' })).status).toBe(409)
    expect([await readState(reference), await read(reference)]).toEqual(['new', []])
  })

  it.each<[string, object, string]>([
    ['no time', { times: [] }, 'times'],
    ['six times', { times: Array.from({ length: 6 }, (_, day) => toTime(day + 1)) }, 'times'],
    ['a time that has passed', { times: [toTime(-1)] }, 'times.0'],
    ['a time in two years', { times: [times[0], toTime(800)] }, 'times.1'],
    ['no date', { times: ['soon'] }, 'times.0'],
    ['no length', { minutes: 0 }, 'minutes'],
    ['a day', { minutes: 1_440 }, 'minutes'],
    ['a link without encryption', { link: 'http://meet.example' }, 'link'],
    ['a script', { link: 'javascript:alert(1)' }, 'link'],
    ['a broken link', { link: 'https://[' }, 'link'],
    ['nowhere', { place: ' ', link: '' }, 'place'],
    ['a long place', { place: 'x'.repeat(10_000) }, 'place'],
    ['too many people', { people: 'A\n'.repeat(11) }, 'people'],
    ['a person without a name', { people: ', anika@company.example' }, 'people'],
    ['a long name', { people: 'x'.repeat(100) }, 'people'],
  ])('refuses %s and says at which field', async (_, more, field) => {
    const reference = await studio.apply()
    const refused = await post(reference, more)
    expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, [field]])
    expect(await read(reference)).toEqual([])
  })

  it('changes and cancels only what nobody else has changed', async () => {
    const { reference, id } = await start()
    const call = (handler: typeof change, method: string, version: number, body: object = plan) =>
      studio.call(handler, {
        method,
        role: 'hiring',
        params: { reference, id },
        body,
        headers: { 'if-match': `"${version}"` },
      })
    expect((await call(change, 'PUT', 0, { ...plan, times: [toTime(4)] })).status).toBe(200)
    expect((await call(change, 'PUT', 0)).status).toBe(409)
    expect((await call(cancel, 'DELETE', 0)).status).toBe(409)
    expect((await call(cancel, 'DELETE', 1)).status).toBe(200)
    expect((await call(cancel, 'DELETE', 2)).status).toBe(409)
    expect(await read(reference)).toMatchObject([{ state: 'cancelled', times: [toTime(4)] }])
  })
})
