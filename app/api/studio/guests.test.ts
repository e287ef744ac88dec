import { createInvitation, enter, findSession } from '@/lib/studio/sessions'
import { startStudio } from '@/lib/studio/testing-studio'
import * as application from './applications/[reference]/route'
import * as guests from './guests/route'
import * as news from './news/route'
import * as file from './shared/[reference]/files/[file]/route'
import * as notes from './shared/[reference]/notes/route'
import * as shared from './shared/[reference]/route'
import * as list from './shared/route'

const DAY_MS = 86_400_000
const HOSTILE = '"><img src=x onerror=alert(1)>\u202e'

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.stop())

type Scope = { reference?: string; jobId?: string; days?: number; name?: string }

const invite = ({ reference, jobId, days = 10, name = 'Salma' }: Scope, role: 'hiring' | 'editor' = 'hiring') => {
  const body = { name, days, reference: reference ?? null, jobId: jobId ?? null }
  return studio.call(guests.POST, { method: 'POST', role, body })
}

/** Invites a guest, and returns the cookie of their browser. */
async function enterAsGuest(scope: Scope): Promise<string> {
  const { address } = await (await invite(scope)).json()
  const entered = await studio.backend.use('test', (db) => enter(db, String(address).split('#')[1] ?? ''))
  return entered?.token ?? ''
}

type Handler = Parameters<typeof studio.call>[0]
const callAs = (token: string, handler: Handler, options: Parameters<typeof studio.call>[1] = {}) =>
  studio.call(handler, { ...options, role: null, headers: { cookie: `studio=${token}` } })
const ask = async (token: string, body: object = {}) =>
  (await callAs(token, list.POST, { method: 'POST', body })).json()
const findJobs = async () => (await studio.backend.getJobs()).map(({ id }) => id)
const listGuests = async () => (await (await studio.call(guests.GET, { role: 'hiring' })).json()).guests

describe('a guest of one application', () => {
  let reference: string
  let other: string
  let token: string
  beforeAll(async () => {
    reference = await studio.apply({ name: 'Rumana' })
    other = await studio.apply({ name: 'Amina' })
    token = await enterAsGuest({ reference, name: HOSTILE })
  })

  it('reads it with its files and notes, without its state and mails', async () => {
    expect((await ask(token)).rows).toMatchObject([{ reference, name: 'Rumana' }])
    const shown = await (await callAs(token, shared.GET, { params: { reference } })).json()
    expect(shown).toMatchObject({ reference, resume: { name: 'cv.pdf' }, notes: [] })
    expect(Object.keys(shown).sort()).toEqual(
      'coverLetter groups jobTitle lastName name notes receivedAt reference resume unanswered'.split(' '),
    )
    for (const name of ['resume', 'cover-letter'])
      expect((await callAs(token, file.GET, { params: { reference, file: name } })).status).toBe(200)
  })

  it('writes notes with their name', async () => {
    const params = { reference }
    const write = (body: string) => callAs(token, notes.POST, { method: 'POST', params, body: { body } })
    expect((await write(HOSTILE)).status).toBe(200)
    for (const body of ['', ' ', 'x'.repeat(10_000)]) expect((await write(body)).status).toBe(422)
    const shown = await (await studio.call(application.GET, { role: 'hiring', params })).json()
    expect(shown.notes).toMatchObject([{ name: HOSTILE, body: HOSTILE }])
  })

  it('finds nothing else, whatever they guess', async () => {
    for (const params of [{ reference: other }, { reference: 'NK-NONE' }, { reference: '' }]) {
      const calls = [
        await callAs(token, shared.GET, { params }),
        await callAs(token, file.GET, { params: { ...params, file: 'resume' } }),
        await callAs(token, notes.POST, { method: 'POST', params, body: { body: 'x' } }),
      ]
      for (const response of calls) expect([response.status, (await response.json()).code]).toEqual([404, 'missing'])
    }
    expect((await callAs(token, file.GET, { params: { reference, file: 'toString' } })).status).toBe(404)
    expect((await callAs(token, application.GET, { params: { reference } })).status).toBe(403)
    expect(await (await callAs(token, news.GET)).json()).toEqual({ since: null, changes: [] })
  })

  it('is signed out when the application is erased', async () => {
    const gone = await studio.apply()
    const guest = await enterAsGuest({ reference: gone })
    await studio.call(application.DELETE, { method: 'DELETE', params: { reference: gone }, body: { scope: 'one' } })
    expect((await callAs(guest, list.POST, { method: 'POST' })).status).toBe(401)
    const rows = await studio.backend.use('test', (db) =>
      db.selectFrom('guests').selectAll().where('reference', '=', gone).execute(),
    )
    expect(rows).toEqual([])
  })
})

it('a guest of a position sees its applications, those to come included, and no others', async () => {
  const [first = '', second = ''] = await findJobs()
  const token = await enterAsGuest({ jobId: second })
  expect((await ask(token)).rows).toEqual([])
  const [wanted, other] = [await studio.apply({ jobId: second }), await studio.apply({ jobId: first })]
  expect((await ask(token)).rows).toMatchObject([{ reference: wanted }])
  expect((await callAs(token, shared.GET, { params: { reference: other } })).status).toBe(404)
})

it('an invitation is to one thing that exists, for up to 90 days, by those who hire', async () => {
  const reference = await studio.apply()
  const [jobId = ''] = await findJobs()
  const statuses = async (scopes: Scope[]) => Promise.all(scopes.map(async (scope) => (await invite(scope)).status))
  expect(
    await statuses([
      { reference, days: 90 },
      { jobId, days: 1 },
    ]),
  ).toEqual([200, 200])
  expect(
    await statuses([
      { reference, jobId },
      {},
      { reference, days: 91 },
      { reference, days: 0 },
      { reference, days: 1.5 },
      { reference, name: ' ' },
      { reference, name: 'x'.repeat(81) },
    ]),
  ).toEqual(Array.from({ length: 7 }, () => 422))
  expect(await statuses([{ reference: 'NK-NONE' }, { jobId: 'none' }])).toEqual([404, 404])
  expect((await invite({ reference }, 'editor')).status).toBe(403)
})

it('the end of an invitation ends the session, too', async () => {
  const reference = await studio.apply()
  const token = await enterAsGuest({ reference, days: 2 })
  const find = (at: number) => studio.backend.use('test', (db) => findSession(db, token, at))
  const now = Date.now()
  expect(await find(now + 2 * DAY_MS - 60_000)).toMatchObject({ role: 'guest' })
  expect(await find(now + 2 * DAY_MS)).toBeNull()
  const unused = (await (await invite({ reference, days: 1 })).json()).address.split('#')[1]
  expect(await studio.backend.use('test', (db) => enter(db, unused, now + DAY_MS + 60_000))).toBeNull()
})

it('those who hire see guests, shorten their time and end it', async () => {
  const reference = await studio.apply()
  const token = await enterAsGuest({ reference, days: 30, name: 'Nadia' })
  const find = async () => (await listGuests()).find(({ name }: { name: string }) => name === 'Nadia')
  const { id, endsAt } = await find()
  expect(await find()).toMatchObject({ reference, createdBy: 'A hiring', hasEntered: true })
  const shorten = (days: number) => studio.call(guests.PUT, { method: 'PUT', role: 'hiring', body: { id, days } })
  expect((await shorten(31)).status).toBe(422)
  expect((await shorten(3)).status).toBe(200)
  expect(Date.parse((await find()).endsAt)).toBeLessThan(Date.parse(endsAt))
  expect((await studio.call(guests.DELETE, { method: 'DELETE', role: 'editor', body: { id } })).status).toBe(403)
  expect((await studio.call(guests.DELETE, { method: 'DELETE', role: 'hiring', body: { id } })).status).toBe(200)
  expect(await find()).toBeUndefined()
  expect((await callAs(token, list.POST, { method: 'POST' })).status).toBe(401)
  expect((await shorten(1)).status).toBe(404)
})

it('a session without a guest behind it sees nothing', async () => {
  const token = await studio.backend.use('test', async (db) => {
    const invitation = await createInvitation(db, { name: 'Nobody', role: 'guest' }, 'test')
    return (await enter(db, invitation))?.token ?? ''
  })
  expect((await callAs(token, list.POST, { method: 'POST' })).status).toBe(401)
})
