import { candidateMails } from '@/content/candidate-mails'
import { toCandidateApplication } from '@/lib/applications/candidate-link'
import { listCandidateMails } from '@/lib/applications/candidate-mails'
import { getApplication } from '@/lib/applications/read-applications'
import { noteSent } from '@/lib/delivery/note-sent'
import type { ApplicationMails } from '@/lib/studio/candidate-mails'
import { startStudio } from '@/lib/studio/testing-studio'
import * as mail from './applications/[reference]/mails/[id]/route'
import * as preview from './applications/[reference]/mails/preview/route'
import * as mails from './applications/[reference]/mails/route'
import * as application from './applications/[reference]/route'

const HOSTILE = '<img src=x onerror=alert(1)>\u202e\0 {name}'
const { subject, text } = candidateMails.declined
const draft = { template: 'declined', subject, text, personal: 'Your weaving is fine.' }

let studio: Awaited<ReturnType<typeof startStudio>>
let reference: string
let count = 0
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.stop())
beforeEach(async () => {
  studio.setEnv({ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'site@site.example' })
  reference = await studio.apply({ name: 'Amina', lastName: '{personal}' })
})

const createKey = () => {
  count += 1
  return `key-of-one-mail-${count}`
}
const call = (handler: Parameters<typeof studio.call>[0], method: string, body: object = {}, id = '') =>
  studio.call(handler, { method, role: 'hiring', params: { reference, id }, body })
const send = (more: object = {}) => call(mails.POST, 'POST', { ...draft, key: createKey(), ...more })
const read = async () => (await (await call(mails.GET, 'GET')).json()) as ApplicationMails
const readState = async () => (await (await call(application.GET, 'GET')).json()).state
const readCode = async (response: Response) => (await response.json()).code
const useDatabase: typeof studio.backend.use = (name, act) => studio.backend.use(name, act)

it('fills the templates for the candidate, and shows the mail as it will be', async () => {
  const { templates, isMailing } = await read()
  expect(isMailing).toBe(true)
  expect(templates.map(({ id }) => id)).toEqual(Object.keys(candidateMails))
  expect(templates.find(({ id }) => id === 'declined')?.text).toContain('Dear Amina {personal},')
  const shown = await (await call(preview.POST, 'POST', draft)).json()
  expect(shown.text).toContain('Your weaving is fine.')
  expect(shown.html).toContain('/application/')
})

it('sends one with a new state, once even if it is sent again', async () => {
  const body = { state: 'declined', from: 'new', reason: 'location', key: createKey() }
  expect((await (await send(body)).json()).moved).toMatchObject({ state: 'declined' })
  expect((await send(body)).status).toBe(200)
  const [only, ...others] = (await read()).mails
  expect(others).toEqual([])
  expect(only).toMatchObject({ state: 'waiting', by: 'A hiring', template: 'declined' })
  // Only the company sees the reason.
  expect(only?.text).not.toContain('in the place where')
  expect(await readState()).toBe('declined')
})

it('sends nothing if someone else changed the state', async () => {
  expect(await readCode(await send({ state: 'offer', from: 'interview' }))).toBe('conflict')
  expect([(await read()).mails, await readState()]).toEqual([[], 'new'])
})

it('takes back the state and the mail together, or neither', async () => {
  await send({ state: 'declined' })
  const [first] = (await read()).mails
  const undo = (id = '') => call(application.PUT, 'PUT', { state: 'new', from: 'declined', mail: id })
  expect((await undo(first?.id)).status).toBe(200)
  expect((await read()).mails).toMatchObject([{ state: 'taken-back' }])
  await send({ state: 'declined' })
  const second = (await read()).mails.at(-1)?.id ?? ''
  await useDatabase('test', (db) =>
    db.updateTable('deliveries').set({ state: 'sent' }).where('id', '=', second).execute(),
  )
  expect(await readCode(await undo(second))).toBe('too-late')
  expect(await readState()).toBe('declined')
  expect(await readCode(await call(mail.DELETE, 'DELETE', {}, second))).toBe('too-late')
})

it('shows the candidate what was sent, and nothing that waits or was taken back', async () => {
  await send()
  const [waiting] = (await read()).mails
  const show = () =>
    studio.backend.use('test', async (db, files) => {
      const found = await getApplication(db, files, reference)
      return found && toCandidateApplication(found, await listCandidateMails(db, reference)).mails
    })
  expect(await show()).toEqual([])
  await useDatabase('test', (db) => noteSent(db, waiting?.id ?? ''))
  expect(await show()).toMatchObject([{ subject: expect.stringContaining('Your application'), text: waiting?.text }])
})

it('counts a decision by mail as the first answer, also when a state is undone', async () => {
  const getAnswer = () =>
    useDatabase('test', async (db) => {
      const query = db.selectFrom('applications').select('answeredAt').where('reference', '=', reference)
      return (await query.executeTakeFirstOrThrow()).answeredAt
    })
  await send({ template: 'received' })
  await useDatabase('test', async (db) => noteSent(db, (await listCandidateMails(db, reference))[0]?.id ?? ''))
  expect(await getAnswer()).toBeNull()
  await send({ template: 'interview' })
  await useDatabase('test', async (db) => noteSent(db, (await listCandidateMails(db, reference))[1]?.id ?? ''))
  const answeredAt = await getAnswer()
  expect(answeredAt).not.toBeNull()
  for (const state of ['offer', 'new']) await call(application.PUT, 'PUT', { state })
  expect(await getAnswer()).toBe(answeredAt)
})

it('escapes and bounds what people type, and refuses mails of others', async () => {
  const hostile = { subject: `Hello\r\nBcc: a@mail.example ${HOSTILE}`, text: HOSTILE, personal: HOSTILE }
  const shown = await (await call(preview.POST, 'POST', { ...draft, ...hostile })).json()
  expect(shown.html).not.toContain('<img src=x')
  expect(shown.subject).not.toMatch(/[\r\n\0]/)
  expect((await send({ text: 'a'.repeat(10_000) })).status).toBe(422)
  expect((await send({ personal: 'a'.repeat(1_001) })).status).toBe(422)
  expect((await send({ text: `${'a'.repeat(4_900)}{personal}`, personal: 'b'.repeat(200) })).status).toBe(422)
  expect((await send({ subject: ' ', text: '' })).status).toBe(422)
  expect((await send({ key: "' or 1=1" })).status).toBe(422)
  expect((await send(hostile)).status).toBe(200)
  const [{ id = '' } = {}] = (await read()).mails
  reference = await studio.apply()
  expect(await readCode(await call(mail.DELETE, 'DELETE', {}, id))).toBe('missing')
})

it('is kept for a person to send where the site sends no mail', async () => {
  studio.setEnv()
  await send()
  const { isMailing, mails: kept } = await read()
  expect([isMailing, kept]).toMatchObject([false, [{ state: 'by-hand' }]])
  const id = kept[0]?.id ?? ''
  expect((await call(mail.PUT, 'PUT', {}, id)).status).toBe(200)
  expect(await readCode(await call(mail.PUT, 'PUT', {}, id))).toBe('conflict')
  expect((await read()).mails).toMatchObject([{ state: 'sent' }])
  const audit = await useDatabase('test', (db) => db.selectFrom('studioAudit').selectAll().execute())
  expect(JSON.stringify(audit)).not.toContain('Amina')
})
