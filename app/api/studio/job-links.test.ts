import { erase } from '@/lib/applications/erase'
import { decryptJobToken } from '@/lib/jobs/job-link'
import type { JobLinks } from '@/lib/studio/job-links'
import { startStudio } from '@/lib/studio/testing-studio'
import * as exported from './applications/export/route'
import * as applications from './applications/route'
import * as links from './jobs/[id]/links/route'

const HOSTILE = '<script>alert(1)</script>‮ "=1+1'
const CLEAN = '<script>alert(1)</script> "=1+1'

let studio: Awaited<ReturnType<typeof startStudio>>
let id: string
beforeAll(async () => {
  studio = await startStudio()
  id = (await studio.backend.getJobs())[0]?.id ?? ''
})
afterAll(() => studio.stop())

const change = (method: string, label: unknown, role: 'hiring' | 'editor' = 'hiring') =>
  studio.call(method === 'POST' ? links.POST : links.DELETE, { method, role, params: { id }, body: { label } })
const read = async (): Promise<JobLinks> => (await studio.call(links.GET, { params: { id } })).json()

/** Applies through the link with a label, as the site's form does. */
const applyThrough = (label: string | undefined) => studio.apply({}, 'cv.pdf', [], label)

it('makes, lists and removes links, whose labels stay with the applications', async () => {
  expect((await change('POST', ' LinkedIn\n')).status).toBe(200)
  expect((await change('POST', HOSTILE)).status).toBe(200)
  await applyThrough('LinkedIn')
  await applyThrough(CLEAN)
  await applyThrough(CLEAN)
  await applyThrough(undefined)
  const made = await read()
  expect(made.unlabelled).toBe(1)
  expect(made.links.map(({ label, applications }) => [label, applications])).toEqual([
    [CLEAN, 2],
    ['LinkedIn', 1],
  ])
  const [hostile] = made.links
  const token = hostile?.address?.split('/').at(-1) ?? ''
  expect(decryptJobToken(token)).toMatchObject({ jobId: id, label: CLEAN })

  // A removed label keeps its count, and its link still works.
  expect((await change('DELETE', CLEAN)).status).toBe(200)
  expect((await read()).links[0]).toEqual({ label: CLEAN, address: null, applications: 2 })
  expect((await change('DELETE', CLEAN)).status).toBe(404)
  expect((await change('POST', CLEAN)).status).toBe(200)
})

it('filters and counts the list and the table by the label', async () => {
  const list = async (source: string) => {
    const response = await studio.call(applications.POST, { method: 'POST', body: { source } })
    return (await response.json()).rows as { source: string }[]
  }
  expect((await list(CLEAN)).map(({ source }) => source)).toEqual([CLEAN, CLEAN])
  expect(await list('Bdjobs')).toEqual([])
  const { sources } = await (await studio.call(applications.GET)).json()
  expect(sources).toEqual([CLEAN, 'LinkedIn'])
  const query = `?source=${encodeURIComponent(CLEAN)}`
  const table = await (await studio.call(exported.GET, { query })).text()
  expect(table.match(/<script>alert\(1\)<\/script> ""=1\+1/g)).toHaveLength(2)
})

it('refuses labels that are empty, too long, known or of no text', async () => {
  for (const label of ['', '  \n ', 'x'.repeat(61), 'x'.repeat(20_000), 'LinkedIn', null, { a: 1 }])
    expect([label, (await change('POST', label)).status]).toEqual([label, 422])
  expect((await change('POST', 'x', 'editor')).status).toBe(403)
  const missing = { params: { id: 'no-such-job' }, method: 'POST', body: { label: 'x' } }
  expect((await studio.call(links.POST, missing)).status).toBe(404)
})

it('lists at most fifty, and says nothing of a label in the list of changes', async () => {
  const listed = (await read()).links.length
  for (let number = listed; number < 50; number += 1) expect((await change('POST', `Board ${number}`)).status).toBe(200)
  expect((await change('POST', 'One more')).status).toBe(422)
  const lines = await studio.backend.use('test', (db) => db.selectFrom('studioAudit').selectAll().execute())
  expect(lines.filter(({ action }) => action === 'add a link to')).toHaveLength(51)
  expect(JSON.stringify(lines)).not.toMatch(/LinkedIn|Board|script/)
})

it('leaves no label of an application that is erased', async () => {
  const reference = await applyThrough('Only once')
  await studio.backend.use('test', (db, files) => erase(db, files, reference))
  const rows = await studio.backend.use('test', (db) => db.selectFrom('applicationSources').selectAll().execute())
  expect(JSON.stringify(rows)).not.toContain('Only once')
})
