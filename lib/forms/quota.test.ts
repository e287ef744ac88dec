import { fileErrors } from '../../content/file-errors.ts'
import { applyForm } from '../applications/apply-form.ts'
import { uploadForm } from '../applications/upload-form.ts'
import { openDatabase } from '../db/database.ts'
import { createPdf } from '../uploads/testing-documents.ts'
import type { FormDefinition } from './handle-form.ts'
import { answers, findLinks, startForms } from './testing-forms.ts'

const MB = 1024 * 1024

let forms: Awaited<ReturnType<typeof startForms>>

beforeAll(async () => {
  forms = await startForms({
    UNCLAIMED_MB_PER_ADDRESS: '1',
    UNCLAIMED_MB: '3',
    CLAIMED_MB_PER_ADDRESS: '1',
    FREE_SPACE_MB: '0',
  })
})
afterAll(() => forms.stop())

type From = { address: string; asPage?: boolean; headers?: Record<string, string> }
async function post(definition: FormDefinition, form: FormData, { address, asPage, headers }: From) {
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  const body = await encoded.arrayBuffer()
  const sent = { 'content-type': type, 'content-length': String(body.byteLength), 'x-forwarded-for': address }
  const given = { ...sent, accept: asPage ? 'text/html' : 'application/json', ...headers }
  return forms.post(definition, body, given)
}
const pdf = (bytes: number) => new File([new Uint8Array(createPdf(Math.round(bytes)))], 'cv.pdf')
function toForm(values: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}
const countFiles = (folder: string) => forms.countFiles(folder)
const upload = (address: string) => post(uploadForm, toForm({ resume: pdf(0.4 * MB) }), { address })
const fill = async (address: string) => {
  while ((await upload(address)).ok);
}
const apply = (values: Record<string, string | File>, from: From) =>
  post(applyForm, toForm({ jobId: forms.token, ...values }), { asPage: true, ...from })

it('says when a network has sent too much in a day, and keeps answers and files for later', async () => {
  const address = '198.51.100.20'
  const send = (at: number) =>
    apply({ ...answers, resume: pdf(0.3 * MB + at), coverLetterFile: pdf(0.3 * MB + at) }, { address })
  expect((await send(1)).status).toBe(303)
  const response = await send(2)
  const html = await response.text()
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(html).toContain('Your network has sent as many files today')
  expect(html).toContain('value="Rumana"')
  expect(html).toContain('cv.pdf is already uploaded.')
  const sent = await apply({ ...answers, ...findLinks(html) }, { address: '198.51.100.21' })
  expect(sent.status).toBe(303)
})

it('tells a script whose address has too many files what to do, and keeps the file choosable', async () => {
  expect([(await upload('198.51.100.1')).status, (await upload('198.51.100.1')).status]).toEqual([200, 200])
  const response = await upload('198.51.100.1')
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600'])
  const problem = await response.json()
  expect(problem).toMatchObject({ code: 'quota', errors: {} })
  expect(problem.detail).toMatch(/Submit those applications, or send again in an hour/)
  expect(countFiles('incoming')).toBe(0)
  expect((await upload('198.51.100.2')).status).toBe(200)
})

it('gives a person without scripts the page back, with everything typed and a word beside each file', async () => {
  await fill('198.51.100.3')
  const stored = countFiles('uploads')
  const files = { resume: pdf(0.4 * MB), coverLetterFile: pdf(0.4 * MB) }
  const response = await apply({ ...answers, ...files }, { address: '198.51.100.3' })
  const html = await response.text()
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(html).toContain('value="Rumana"')
  expect(html).toContain(`id="a-error">cv.pdf ${fileErrors.quota}`)
  expect([countFiles('uploads'), countFiles('incoming')]).toEqual([stored, 0])
})

it('does not let forms with faulty answers store more than the limit', async () => {
  const { name: _, ...rest } = answers
  const before = countFiles('uploads')
  let html = ''
  for (let time = 0; time < 5; time += 1) {
    const files = { resume: pdf(0.2 * MB + time), coverLetterFile: pdf(0.2 * MB + time) }
    const response = await apply({ ...rest, ...files }, { address: '198.51.100.4' })
    expect(response.status).toBe(422)
    html = await response.text()
  }
  expect(html).toMatch(/Enter your first name/)
  expect(html).toContain(fileErrors.quota)
  expect(countFiles('uploads') - before).toBe(4)
})

it('stores nothing of a form that is refused as a whole', async () => {
  const before = countFiles('uploads')
  const files = () => ({ ...answers, resume: pdf(1_000), coverLetterFile: pdf(1_000) })
  const address = '198.51.100.5'
  expect((await apply(files(), { address, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  expect((await apply({ ...files(), jobId: 'gone' }, { address })).status).toBe(422)
  let status = 0
  for (let time = 0; time < 130 && status !== 429; time += 1) status = (await apply({}, { address })).status
  const limited = await apply(files(), { address })
  expect([limited.status, await limited.text()]).toEqual([429, expect.stringContaining('value="Rumana"')])
  expect([countFiles('uploads'), countFiles('incoming')]).toEqual([before, 0])
})

it('asks a person whose file was removed meanwhile to choose it again, and only that one', async () => {
  const { name, ...rest } = answers
  const files = { resume: pdf(1_000), coverLetterFile: pdf(1_001) }
  const address = '198.51.100.6'
  const html = await (await apply({ ...rest, ...files }, { address })).text()
  const links = findLinks(html)
  const db = await openDatabase(forms.dataDir)
  await db.deleteFrom('uploads').where('bytes', '=', 1_000).execute()
  await db.destroy()
  const response = await apply({ ...rest, ...links, name }, { address })
  const again = await response.text()
  expect(response.status).toBe(422)
  expect(again).toMatch(/id="a-error">Resume is no longer on our server: choose the file again/)
  expect(again).toContain('value="Rumana"')
  expect(again).toContain('name="coverLetterLink"')
  expect(again).not.toContain('name="resumeLink"')
  const sent = await apply({ ...rest, ...links, name, resume: pdf(1_002) }, { address })
  expect(sent.status).toBe(303)
})

it('responds with 503 to everyone once there are too many files in all', async () => {
  for (const address of ['198.51.100.7', '198.51.100.8', '198.51.100.9', '198.51.100.10']) await fill(address)
  const response = await upload('198.51.100.11')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '300'])
  expect(await response.json()).toMatchObject({ code: 'no-room', detail: expect.stringContaining('no room for files') })
})
