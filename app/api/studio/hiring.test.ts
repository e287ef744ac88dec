import { listAudit, removeOldAudit } from '@/lib/db/audit'
import { startStudio } from '@/lib/studio/testing-studio'
import * as file from './applications/[reference]/files/[file]/route'
import * as notes from './applications/[reference]/notes/route'
import * as retention from './applications/[reference]/retention/route'
import * as application from './applications/[reference]/route'
import * as applicationsExport from './applications/export/route'
import * as promises from './applications/promises/route'
import * as applications from './applications/route'
import * as message from './messages/[reference]/route'
import * as messages from './messages/route'
import * as news from './news/route'
import * as changesExport from './people/export/route'
import * as subscribers from './subscribers/route'

const HOSTILE = '"><img src=x onerror=alert(1)>'
const FORMULA = '=HYPERLINK("https://evil.example")'

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.stop())

const readAudit = () => studio.backend.use('test', (db) => db.selectFrom('studioAudit').selectAll().execute())

describe('the files of an application', () => {
  let reference: string
  const open = (name: string) => studio.call(file.GET, { role: 'hiring', params: { reference, file: name } })
  beforeAll(async () => {
    reference = await studio.apply({}, `${HOSTILE}\r\nset-cookie: a=b.pdf`)
  })

  it('a PDF opens in the browser, under a policy of its own that runs nothing', async () => {
    const response = await open('resume')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${reference}-resume.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none';/),
    })
    expect(response.headers.get('content-security-policy')).not.toMatch(/script-src/)
    expect(await response.text()).toMatch(/^%PDF-1\.7 /)
  })

  it('anything else is a download', async () => {
    const { headers } = await open('cover-letter')
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${reference}-cover-letter.doc"`)
  })

  it('is no way to other files', async () => {
    for (const name of ['../secrets.json', 'toString', 'constructor', '']) expect((await open(name)).status).toBe(404)
  })
})

it('a file that someone opens leaves a line, which the export has until its time is over', async () => {
  const reference = await studio.apply({ name: 'Hiddenname' })
  const params = { reference, file: 'resume' }
  // The next ten minutes could begin between two calls.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  for (let time = 0; time < 3; time += 1) await studio.call(file.GET, { role: 'hiring', params })
  await studio.call(file.GET, { role: 'hiring', params: { ...params, file: 'none' } })
  const lines = (await readAudit()).filter(({ subject }) => subject.includes(reference))
  expect(lines).toMatchObject([{ name: 'A hiring', role: 'hiring', action: 'open a file of' }])
  const listed = await studio.backend.use('test', (db) => listAudit(db))
  expect(listed.some(({ action }) => action === 'open a file of')).toBe(false)
  const text = await (await studio.call(changesExport.GET, { role: 'owner' })).text()
  expect(text).toContain(`"open a file of","application ${reference}"`)
  expect(text).not.toContain('Hiddenname')
  await studio.backend.use('test', async (db) => {
    const old = db.updateTable('studioAudit').set({ at: '2020-01-01T00:00:00.000Z' })
    await old.where('subject', '=', `application ${reference}`).execute()
    await removeOldAudit(db, 24)
  })
  expect((await readAudit()).some(({ subject }) => subject.includes(reference))).toBe(false)
})

it('a change leaves a line that names the reference, never the candidate', async () => {
  const reference = await studio.apply({ name: 'Secretname', email: 'secretname@mail.example' })
  const params = { reference }
  const role = 'hiring'
  await studio.call(application.PUT, { method: 'PUT', role, params, body: { state: 'interview' } })
  await studio.call(notes.POST, { method: 'POST', role, params, body: { body: 'Secretname calls back' } })
  const shown = await (await studio.call(application.GET, { role, params })).json()
  expect(shown).toMatchObject({ state: 'interview', notes: [{ name: 'A hiring', body: 'Secretname calls back' }] })
  await studio.call(application.DELETE, { method: 'DELETE', role, params, body: { scope: 'person' } })
  expect((await studio.call(application.GET, { role, params })).status).toBe(404)
  const lines = await readAudit()
  expect(
    lines
      .filter(({ subject }) => subject.includes(reference))
      .map(({ action }) => action)
      .sort(),
  ).toEqual(['add a note to', 'erase', 'move'])
  expect(JSON.stringify(lines)).not.toMatch(/secretname/i)
})

it('a change that is no known state is refused, and changes nothing', async () => {
  const params = { reference: await studio.apply() }
  const refused = await studio.call(application.PUT, { method: 'PUT', params, body: { state: 'fired' } })
  expect(refused.status).toBe(422)
  expect(await (await studio.call(application.GET, { params })).json()).toMatchObject({ state: 'new' })
})

it('a table for spreadsheets runs no formula and tells no place of the server', async () => {
  await studio.apply({ name: FORMULA })
  const response = await studio.call(applicationsExport.GET, { role: 'hiring', query: '?state=new' })
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="applications-[\d-]+\.csv"$/)
  const text = await response.text()
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).not.toContain(studio.dataDir)
  expect(await (await studio.call(applicationsExport.GET, { query: '?state=hired' })).text()).toBe('')
  expect((await studio.call(applicationsExport.GET, { query: '?state=fired' })).status).toBe(400)
})

it('links lead to web pages only, whatever the database holds', async () => {
  const reference = await studio.apply()
  const hostile = {
    linkedinLink: 'javascript:alert(1)',
    githubLink: 'data:text/html,x',
    portfolioLink: 'https://a.example',
  }
  await studio.backend.use('test', (db) =>
    db
      .updateTable('applications')
      .set({ answers: JSON.stringify(hostile) })
      .where('reference', '=', reference)
      .execute(),
  )
  const shown = await (await studio.call(application.GET, { params: { reference } })).json()
  const links = shown.groups.flatMap(({ answers }: { answers: object[] }) => answers)
  expect(links.filter((answer: object) => 'href' in answer)).toMatchObject([{ href: 'https://a.example/' }])
})

it('a list tells of each application only what the list shows', async () => {
  const reference = await studio.apply({ name: 'Listed' })
  const asked = await studio.call(applications.POST, { method: 'POST', role: 'hiring', body: { words: 'listed' } })
  const { rows } = await asked.json()
  expect(rows).toMatchObject([{ reference, name: 'Listed', state: 'new' }])
  expect(rows[0]).not.toHaveProperty('answers')
})

it('a message is marked as done, opened again and erased', async () => {
  const reference = await studio.write({ message: HOSTILE })
  const mark = (state: string) => studio.call(message.PUT, { method: 'PUT', params: { reference }, body: { state } })
  const count = async () => (await (await studio.call(messages.POST, { method: 'POST' })).json()).counts
  await mark('done')
  expect(await count()).toEqual({ open: 0, done: 1 })
  await mark('open')
  expect(await count()).toEqual({ open: 1, done: 0 })
  await studio.call(message.DELETE, { method: 'DELETE', params: { reference }, body: { scope: 'one' } })
  expect(await count()).toEqual({ open: 0, done: 0 })
  expect((await mark('done')).status).toBe(404)
})

it('a subscription is erased, and nothing else of the person', async () => {
  await studio.backend.subscribe('amina@mail.example', {})
  await studio.write()
  const remove = () => studio.call(subscribers.DELETE, { method: 'DELETE', body: { email: 'amina@mail.example' } })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect(await (await studio.call(subscribers.POST, { method: 'POST' })).json()).toMatchObject({ rows: [], count: 0 })
  expect((await (await studio.call(messages.POST, { method: 'POST' })).json()).counts.open).toBe(1)
})

it('the start page tells hiring nothing of people and their sessions', async () => {
  const { changes } = await (await studio.call(news.GET, { role: 'hiring' })).json()
  expect(changes.map(({ subject }: { subject: string }) => subject)).not.toContain('the Studio')
  const own = await (await studio.call(news.GET, { role: 'owner' })).json()
  expect(own).toMatchObject({ messages: { waiting: 1 }, subscribers: { all: 0 } })
})

it('keeps a decided application for a reason, which is text and stays out of the list of changes', async () => {
  const reference = await studio.apply({ communicationConsent: false })
  const params = { reference }
  const keep = async (body: object) =>
    (await studio.call(retention.PUT, { method: 'PUT', role: 'hiring', params, body })).status
  const words = `${HOSTILE}${FORMULA}`
  expect(await keep({ reason: 'other', words })).toBe(404)
  await studio.call(application.PUT, { method: 'PUT', role: 'hiring', params, body: { state: 'declined' } })
  for (const body of [{ reason: 'other', words: ' ' }, { reason: 'other', words: 'x'.repeat(161) }, { reason: 'x' }])
    expect(await keep(body)).toBe(422)
  expect(await keep({ reason: 'pool', words: '' })).toBe(422)
  expect(await keep({ reason: 'other', words })).toBe(200)
  const shown = await (await studio.call(application.GET, { role: 'hiring', params })).json()
  expect(shown).toMatchObject({ keepReason: words, agreed: false })
  const lines = (await readAudit()).filter(({ action }) => action === 'extend')
  expect(lines.map(({ subject }) => subject)).toEqual([`application ${reference}`])
  expect(await (await studio.call(promises.GET, { role: 'hiring' })).json()).toHaveLength(5)
})
