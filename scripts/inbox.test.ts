import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { jobs } from '../content/jobs.ts'
import { createEmbeddedBackend } from '../lib/backend/embedded/index.ts'
import { sampleCandidate, sampleMessage } from '../lib/backend/testing.ts'
import { getDatabasePath } from '../lib/db/database.ts'
import { cleanEnv } from '../lib/testing-env.ts'
import { FILE_KINDS } from '../lib/uploads/kinds.ts'

const run = promisify(execFile)
const fixture = path.join(process.cwd(), 'e2e/fixtures/resume.pdf')

let dataDir: string
let reference: string

async function inbox(...args: string[]) {
  const script = path.join(process.cwd(), 'scripts/inbox.ts')
  const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', script]
  const env = { ...cleanEnv, DATA_DIR: dataDir }
  const { stdout } = await run(process.execPath, [...flags, ...args], { env })
  return stdout
}

/** Runs the inbox for a reader that closes the pipe at once, and returns what a terminal shows. */
async function inboxUnread() {
  const script = path.join(process.cwd(), 'scripts/inbox.ts')
  const command = `${process.execPath} --conditions=react-server --disable-warning=ExperimentalWarning ${script} | true`
  const { stderr } = await run('sh', ['-c', command], { env: { ...cleanEnv, DATA_DIR: dataDir } })
  return stderr
}

/** Returns the standard error of a command that fails. */
async function inboxProblem(folder: string) {
  const script = path.join(process.cwd(), 'scripts/inbox.ts')
  const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', script]
  const env = { ...cleanEnv, DATA_DIR: folder }
  return run(process.execPath, flags, { env }).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  )
}

it('counts subscribers as backup and restore do, with those who confirmed where some have not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-subscribers-'))
  const data = path.join(folder, 'data')
  const backend = createEmbeddedBackend(data)
  for (const name of ['a', 'b', 'c', 'd']) await backend.subscribe(`${name}@mail.example`, {})
  await backend.use('confirm', (db) =>
    db.updateTable('subscribers').set({ confirmedAt: null }).where('email', '<>', 'a@mail.example').execute(),
  )
  await backend.close()
  const call = async (script: string, dataDir: string, ...args: string[]) => {
    const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning']
    const env = { ...cleanEnv, DATA_DIR: dataDir }
    return (await run(process.execPath, [...flags, path.join(process.cwd(), script), ...args], { env })).stdout
  }
  const copy = path.join(folder, 'copy')
  const words = '4 subscribers (1 confirmed)'
  expect(await call('scripts/backup.ts', data, 'backup', copy)).toContain(words)
  expect(await call('scripts/backup.ts', path.join(folder, 'restored'), 'restore', copy)).toContain(words)
  expect(await call('scripts/inbox.ts', data, 'subscribers')).toContain(words)
  await rm(folder, { recursive: true, force: true })
})

it('says in one line that a database is damaged', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-damaged-'))
  await writeFile(getDatabasePath(folder), 'This is no database. '.repeat(400))
  expect(await inboxProblem(folder)).toBe(
    `${folder}: database damaged (SQLITE_NOTADB). docs/troubleshooting.md says what to do.\n`,
  )
  await rm(folder, { recursive: true, force: true })
})

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'site-inbox-'))
  const backend = createEmbeddedBackend(dataDir)
  const store = async (name: string) => {
    const file = path.join(dataDir, name)
    await copyFile(fixture, file)
    const warnings = name.startsWith('cv') ? (['script'] as const) : []
    return backend.sendFile({ path: file, name, type: FILE_KINDS.pdf, bytes: 1, warnings }, {})
  }
  const links = { resumeLink: await store('cv\u202efdp.pdf'), coverLetterLink: await store('letter.pdf') }
  const candidate = { ...sampleCandidate, ...links, phone: '=1+1', jobId: jobs[0]?.id ?? '' }
  reference = (await backend.sendCandidate(candidate, {})).reference ?? ''
  await backend.sendContact({ ...sampleMessage, message: 'Bell \u0007 and \u001b[2J, \u009b31m and \u202e' }, {})
  const signals = ['honeypot-filled', 'too-fast'] as const
  await backend.subscribe('reader@mail.example', { signals })
  await backend.close()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

it('lists everything that arrived, and lets nothing through that a terminal would obey', async () => {
  const text = await inbox()
  expect(text).toMatch(
    /1 application[\s\S]*Amina Sultana[\s\S]*1 message[\s\S]*1 subscriber[\s\S]*reader@mail\.example/,
  )
  expect(text).toContain(reference)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  expect(text).not.toMatch(/[\u0007\u001b]/)
})

it('shows one application in full, with where its files lie and their SHA-256', async () => {
  const text = await inbox('show', reference.toLowerCase())
  expect(text).toMatch(/whyInterested: The work\.[\s\S]*resume: cv fdp\.pdf[\s\S]*SHA-256 [0-9a-f]{64}/)
  expect(await readFile(/^ {4}(\/.*\.pdf)$/m.exec(text)?.[1] ?? '')).toEqual(await readFile(fixture))
})

it('says which files to open with care: in the list, in full, for machines and for spreadsheets', async () => {
  const words = 'has JavaScript: open with care'
  expect(await inbox('applications')).toContain(words)
  expect((await inbox('show', reference)).split(words)).toHaveLength(2)
  expect(JSON.parse(await inbox('--json', 'applications'))).toMatchObject({
    applications: [{ resume: { warnings: words }, coverLetter: { warnings: '' } }],
  })
  expect(await inbox('export', 'applications')).toContain(words)
})

it('shows what looks like a program, and marks nothing else', async () => {
  expect(await inbox('subscribers')).toContain('honeypot-filled too-fast')
  expect(await inbox('messages')).not.toContain('honeypot')
  expect(await inbox('export', 'subscribers')).toContain('honeypot-filled too-fast')
})

it('exports CSV whose texts do not run as formulas', async () => {
  const [header = '', row = ''] = (await inbox('export', 'applications')).split('\r\n')
  expect(header.split(',')).toContain('"resumeFileSha256"')
  expect(row).toContain(`,"'=1+1",`)
  const file = path.join(dataDir, 'x.csv')
  await inbox('export', 'messages', file)
  expect(await readFile(file, 'utf8')).toMatch(/^"reference","receivedAt","name"/)
})

it('writes no raw control, escape or bidi character, whatever command, name of a file or problem it is about', async () => {
  const evil = 'x\u001b[2J\u009b\u202ex'
  const failed = (attempt: Promise<string>) => attempt.then(String, ({ stderr }: { stderr: string }) => stderr)
  const outputs = await Promise.all([
    inbox(),
    inbox('--json'),
    inbox('show', reference),
    inbox('show', '--json', reference),
    inbox('export', 'applications'),
    inbox('export', 'messages'),
    inbox('delete', reference),
    inbox('files', reference, path.join(dataDir, evil)),
    failed(inbox('show', evil)),
    failed(inbox('delete', evil)),
    failed(inbox('export', 'messages', path.join(dataDir, 'none', evil))),
    failed(inbox(`--${evil}`)),
  ])
  for (const text of outputs) {
    expect(text).not.toBe('')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(text).not.toMatch(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Bidi_Control}]/u)
  }
})

it('copies an application’s files out', async () => {
  const [resume = ''] = (await inbox('files', reference, path.join(dataDir, 'out'))).split('\n')
  expect(await readFile(resume)).toEqual(await readFile(fixture))
})

it('answers in JSON for machines', async () => {
  expect(JSON.parse(await inbox('--json', 'subscribers'))).toMatchObject({
    subscribers: [{ email: 'reader@mail.example' }],
  })
})

it('shows a long list by pages, and only the applications that are asked for', async () => {
  const backend = createEmbeddedBackend(dataDir)
  for (const email of ['second@mail.example', 'third@mail.example']) await backend.subscribe(email, {})
  await backend.close()
  const first = await inbox('subscribers', '--limit', '2')
  expect(first).toMatch(/^3 subscribers\n[\s\S]*third@[\s\S]*second@/)
  expect(first).not.toContain('reader@')
  const second = await inbox('subscribers', '--limit', '2', '--after', /--after (\S+)/.exec(first)?.[1] ?? '')
  expect(second).toContain('reader@')
  expect(second).not.toMatch(/second@|third@|--after/)
  expect((await inbox('export', 'subscribers')).match(/@mail/g)).toHaveLength(3)
  expect(await inbox('applications', '--state', 'new', '--job', jobs[0]?.id ?? '')).toContain('1 application\n')
  expect(await inbox('applications', '--state', 'hired')).toContain('0 applications')
  await expect(inbox('applications', '--state', 'fired')).rejects.toMatchObject({
    stderr: expect.stringContaining('--state takes new, in review'),
  })
  await expect(inbox('applications', '--after', 'x')).rejects.toMatchObject({
    stderr: expect.stringContaining('malformed cursor'),
  })
})

it('removes what belongs to a reference or an address, files and all, but only when told twice', async () => {
  const upload = /^ {4}(\/.*\.pdf)$/m.exec(await inbox('show', reference))?.[1] ?? ''
  expect(await inbox('delete', reference)).toContain('1 applications with 2 files')
  expect(await inbox('applications')).toContain(reference)
  expect(await inbox('delete', reference, '--yes')).toContain('Removed 1 applications')
  expect(await inbox('applications')).toContain('0 applications')
  await expect(readFile(upload)).rejects.toThrow('ENOENT')
  expect(await inbox('delete', sampleMessage.email.toUpperCase(), '--yes')).toContain('1 messages')
  await inbox('delete', 'reader@mail.example', '--yes')
  // Nothing is left in the file, not even in the database's free pages.
  const stored = await readFile(getDatabasePath(dataDir), 'latin1')
  for (const trace of [reference, sampleMessage.email, 'reader@mail.example', 'The work.']) {
    expect(stored).not.toContain(trace)
  }
  await expect(inbox('delete', reference)).rejects.toMatchObject({ stderr: expect.stringContaining('Nothing belongs') })
})

it('says so when there is no database, no such reference, or no such command', async () => {
  await expect(inbox('show', 'NK-0000-0000')).rejects.toMatchObject({ stderr: expect.stringContaining('Nothing has') })
  await expect(inbox('dance')).rejects.toMatchObject({ stderr: expect.stringContaining('npm run inbox') })
  const kept = dataDir
  dataDir = '/nonexistent-data'
  await expect(inbox()).rejects.toMatchObject({ stderr: expect.stringContaining('no database') })
  dataDir = kept
})

it('ends without a complaint when its reader has seen enough', async () => {
  expect(await inboxUnread()).toBe('')
})
