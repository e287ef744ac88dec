import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createEmbeddedBackend } from '../lib/backend/embedded/index.ts'
import { createForwarding } from '../lib/backend/held/hold-submission.ts'
import { createHttpBackend } from '../lib/backend/http/index.ts'
import { sampleCandidate } from '../lib/backend/testing.ts'
import { enqueue } from '../lib/delivery/deliveries.ts'
import { createSeal } from '../lib/security/seal.ts'
import { cleanEnv } from '../lib/testing-env.ts'
import { DEFAULT_QUOTA } from '../lib/uploads/file-space.ts'
import { createPdf } from '../lib/uploads/testing-documents.ts'

const KEY = 'a secret of more than thirty-two characters'
const limits = { ...DEFAULT_QUOTA, freeSpace: 0 }

let folder: string
let reference: string

function run(script: string, args: string[], env: Record<string, string> = { SECRETS_KEY: KEY }) {
  const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', `scripts/${script}.ts`]
  const given = { ...cleanEnv, DATA_DIR: folder, ...env }
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, ...args], { encoding: 'utf8', env: given })
  return stdout + stderr
}

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  folder = mkdtempSync(path.join(tmpdir(), 'site-deliveries-'))
  const local = createEmbeddedBackend(folder, { limits })
  const remote = createHttpBackend({ url: 'http://127.0.0.1:9', timeoutMs: 1_000, retryDelaysMs: [] })
  const { backend } = createForwarding({ remote, local, seal: createSeal(KEY), limits, dataDir: folder })
  const links = { resumeLink: '', coverLetterLink: '' }
  for (const field of ['resumeLink', 'coverLetterLink'] as const) {
    const file = path.join(folder, `${field}.pdf`)
    writeFileSync(file, createPdf(0, field))
    links[field] = await backend.sendFile({ path: file, name: 'cv.pdf', type: 'application/pdf', bytes: 1 }, {})
  }
  reference = (await backend.sendCandidate({ ...sampleCandidate, ...links, jobId: 'job-1' }, {})).reference ?? ''
  const payload = { to: 'reader@mail.example', subject: 'Hello', text: 'A mail that waits' }
  const mail = { reference: 'none', recipient: payload.to, payload: JSON.stringify(payload) }
  await local.use('test', (db) => enqueue(db, [mail]))
  await local.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

it('lists what waits, and names nobody', () => {
  const list = run('deliveries', [], {})
  expect(list).toContain(reference)
  expect(list).toMatch(/candidate\s+waiting/)
  expect(list).not.toMatch(/amina/i)
})

it('prints a submission and its files for the owner who has the key', () => {
  for (const subject of [reference, 'Amina@mail.example'])
    expect(JSON.parse(run('deliveries', ['show', subject]))).toMatchObject({ reference, body: { name: 'Amina' } })
  expect(run('deliveries', ['show', reference], { SECRETS_KEY: `${KEY}, not` })).toContain('with another SECRETS_KEY')
  const copies = path.join(folder, 'copies')
  run('deliveries', ['files', reference, copies])
  for (const [kind, field] of [
    ['resume', 'resumeLink'],
    ['cover-letter', 'coverLetterLink'],
  ] as const)
    expect(readFileSync(path.join(copies, `${reference}-${kind}.pdf`)).equals(createPdf(0, field))).toBe(true)
})

it('exports what waits as a table, for the owner who has the key', () => {
  const [head = '', row = ''] = run('deliveries', ['export', 'submissions']).split('\r\n')
  expect(head).toMatch(/^"id","reference",.*"email".*"whyInterested"/)
  expect(row).toMatch(new RegExp(`"${reference}","candidate","waiting".*"2".*"Amina".*"amina@mail.example"`))
  expect(run('deliveries', ['export', 'submissions'], { SECRETS_KEY: `${KEY}, not` })).toContain('another SECRETS_KEY')
  expect(run('deliveries', ['export', 'submissions'], {})).toContain('need SECRETS_KEY')
  const file = path.join(folder, 'mail.csv')
  run('deliveries', ['export', 'mail', file], {})
  expect(readFileSync(file, 'utf8')).toMatch(/"to","subject","text"\r\n.*"reader@mail.example","Hello"/)
})

it('is erased by the command that erases everything of a person', () => {
  expect(run('inbox', ['delete', 'amina@mail.example'])).toContain('1 submissions that wait')
  expect(run('inbox', ['delete', 'amina@mail.example', '--yes'])).toContain('Removed')
  expect(run('inbox', ['delete', 'reader@mail.example'])).toContain('1 mails that wait')
  expect(run('inbox', ['delete', 'reader@mail.example', '--yes'])).toContain('Removed')
  expect(run('deliveries', [])).toContain('no submission waits')
})
