import { startStudio } from '@/lib/studio/testing-studio'
import * as mail from '../people/mail/route'
import * as passkeysOfPeople from '../people/passkeys/route'
import * as people from '../people/route'
import * as ownPasskeys from './passkeys/route'
import * as own from './route'
import * as sessions from './sessions/route'

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@site.example' }

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.stop())
beforeEach(() => studio.setEnv())

type Handler = Parameters<typeof studio.call>[0]

const send = async (handler: Handler, options: Parameters<typeof studio.call>[1]) => {
  const response = await studio.call(handler, { method: 'POST', ...options })
  return { status: response.status, ...(await response.json()) }
}
const invite = (body: object) => send(people.POST, { body: { name: 'Tuli', role: 'editor', ...body } })
const listInvitations = async () => (await send(people.GET, { method: 'GET' })).invitations
const listAudit = () =>
  studio.backend.use('test', async (db) => {
    const rows = await db.selectFrom('studioAudit').select(['name', 'action', 'subject']).orderBy('at').execute()
    return rows.map(({ name, action, subject }) => `${name}: ${action} ${subject}`)
  })
const addPasskey = (id: string, name: string) =>
  studio.backend.use('test', async (db) => {
    const person = await db.selectFrom('studioPeople').select('id').where('name', '=', name).executeTakeFirstOrThrow()
    const facts = { publicKey: 'key', counter: 0, createdAt: new Date().toISOString() }
    await db
      .insertInto('studioPasskeys')
      .values({ id, personId: person.id, name: 'Laptop', ...facts })
      .execute()
  })

it('invites for a day, or for 15 minutes', async () => {
  const measure = ({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }) =>
    (Date.parse(expiresAt) - Date.parse(createdAt)) / 60_000
  expect((await invite({ name: 'Day' })).canBeSent).toBe(false)
  await invite({ name: 'Minutes', life: 'minutes' })
  const made: { name: string; createdAt: string; expiresAt: string }[] = await listInvitations()
  expect(made.map((one) => [one.name, measure(one)]).sort()).toEqual([
    ['Day', 24 * 60],
    ['Minutes', 15],
  ])
  expect((await invite({ name: 'Year', life: 'year' })).status).toBe(422)
})

it('sends an invitation by email where the site sends mail and its person has an address', async () => {
  studio.setEnv(MAIL)
  expect((await invite({ name: 'Nowhere' })).canBeSent).toBe(false)
  const made = await invite({ name: 'Somewhere', email: 'Some@mail.example' })
  expect(made.canBeSent).toBe(true)
  expect((await send(mail.POST, { body: { address: made.address } })).status).toBe(200)
  expect(await send(mail.POST, { body: { address: made.address } })).toMatchObject({ code: 'already-sent' })
  const forged = { address: 'http://site.example/studio/enter#forged' }
  expect(await send(mail.POST, { body: forged })).toMatchObject({ code: 'used-up' })
  studio.setEnv()
  expect(await send(mail.POST, { body: forged })).toMatchObject({ code: 'no-mail' })
  expect(JSON.stringify(await listAudit())).not.toContain(made.address.split('#')[1])
})

it('keeps one address for one person, which the owner and they themselves may change', async () => {
  await invite({ name: 'One', email: 'one@mail.example' })
  const refused = { status: 422, errors: { email: 'belongs to another person' } }
  expect(await invite({ name: 'Two', email: 'ONE@mail.example' })).toMatchObject(refused)
  const ofOwner = (email: string) => send(own.PUT, { method: 'PUT', body: { email } })
  expect(await ofOwner('One@Mail.example')).toMatchObject(refused)
  expect((await ofOwner('owner@mail.example')).status).toBe(200)
  expect(await send(own.GET, { method: 'GET' })).toMatchObject({ email: 'owner@mail.example', passkeys: [] })
  const change = (body: object) => send(people.PUT, { method: 'PUT', body })
  expect((await change({ name: 'One', email: '' })).status).toBe(200)
  expect((await ofOwner('one@mail.example')).status).toBe(200)
  expect(await change({ name: 'Nobody', email: 'nobody@mail.example' })).toMatchObject({ code: 'missing' })
  expect(await send(own.PUT, { method: 'PUT', role: 'guest', body: { email: 'g@mail.example' } })).toMatchObject({
    code: 'wrong-role',
  })
})

it.each(['a@mail.example\r\nBcc: b@mail.example', 'x'.repeat(10_000), '<script>@mail.example', '\u202Ea@mail.example'])(
  'refuses what is no address: %#',
  async (email) => {
    expect(await invite({ name: 'Hostile', email })).toMatchObject({
      status: 422,
      errors: { email: expect.any(String) },
    })
    expect((await send(own.PUT, { method: 'PUT', body: { email } })).status).toBe(422)
  },
)

it('shows a hostile name on one line, without what would disguise it', async () => {
  expect((await invite({ name: '\u202E<b>\r\nTuli\0 ' })).status).toBe(200)
  expect((await listInvitations()).map(({ name }: { name: string }) => name)).toContain('<b> Tuli')
  expect((await invite({ name: '\u202E\r\n' })).status).toBe(422)
  expect((await invite({ name: 'x'.repeat(10_000) })).status).toBe(422)
})

it('lets people remove their own passkeys, and the owner anyone’s, and says so without ids', async () => {
  await addPasskey('of-owner', 'A owner')
  await addPasskey('of-editor', 'A editor')
  const remove = (handler: Handler, id: string, role: 'owner' | 'editor') =>
    send(handler, { method: 'DELETE', role, body: { id } })
  expect(await remove(ownPasskeys.DELETE, 'of-owner', 'editor')).toMatchObject({ code: 'missing' })
  expect(await remove(passkeysOfPeople.DELETE, 'of-owner', 'editor')).toMatchObject({ code: 'wrong-role' })
  expect((await remove(ownPasskeys.DELETE, 'of-owner', 'owner')).status).toBe(200)
  expect((await remove(passkeysOfPeople.DELETE, 'of-editor', 'owner')).status).toBe(200)
  const lines = await listAudit()
  expect(lines).toContain('A owner: remove the passkey “Laptop”')
  expect(lines).toContain('A owner: remove the passkey “Laptop” of A editor')
  expect(lines.join()).not.toMatch(/of-owner|of-editor|mail\.example/)
})

it('ends one’s sessions in other browsers, and all that a person has', async () => {
  await studio.renew('editor')
  await studio.renew('hiring')
  expect(await send(sessions.DELETE, { method: 'DELETE', role: 'editor' })).toMatchObject({ ended: 1 })
  expect((await studio.call(own.GET, { role: 'editor' })).status).toBe(200)
  await addPasskey('of-hiring', 'A hiring')
  expect(await send(people.DELETE, { method: 'DELETE', body: { name: 'A hiring' } })).toMatchObject({ ended: 2 })
  const left = await send(people.GET, { method: 'GET' })
  expect(JSON.stringify([left.people, left.passkeys, left.sessions])).not.toContain('A hiring')
})
