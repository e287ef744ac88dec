import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createEmbeddedBackend, type EmbeddedBackend } from '../lib/backend/embedded/index.ts'
import { sampleMessage } from '../lib/backend/testing.ts'
import { countList, openInbox } from '../lib/studio/inbox.ts'

const root = path.join(import.meta.dirname, '..')

let folder: string
let storage: string
let backend: EmbeddedBackend

/** Runs a hook as in the image, whose working folder has the command. */
const run = (hook: string, at = storage) =>
  promisify(execFile)(path.join(root, 'scripts/once', hook), {
    cwd: folder,
    env: {
      ...process.env,
      DATA_DIR: path.join(at, 'site'),
      NODE_OPTIONS: '--conditions=react-server --disable-warning=ExperimentalWarning',
    },
  })

async function countMessages(at: string): Promise<number> {
  const db = await openInbox(path.join(at, 'site'), undefined)
  const count = db ? await countList(db, 'messages') : 0
  await db?.destroy()
  return count
}

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  folder = await mkdtemp(path.join(tmpdir(), 'site-once-'))
  storage = path.join(folder, 'storage')
  await mkdir(path.join(storage, 'site'), { recursive: true })
  await mkdir(path.join(folder, 'scripts'))
  const command = pathToFileURL(path.join(root, 'scripts/backup.ts'))
  await writeFile(path.join(folder, 'scripts/backup.mjs'), `import ${JSON.stringify(command.href)}`)
  backend = createEmbeddedBackend(path.join(storage, 'site'), {})
  await backend.sendContact(sampleMessage, {})
})
afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true })
})

it('restores what a running site had when the backup began, and keeps what was copied beside it', async () => {
  await run('pre-backup')
  await run('pre-backup')
  await backend.sendContact(sampleMessage, {})
  const restored = path.join(folder, 'restored')
  await cp(storage, restored, { recursive: true })
  await run('post-restore', restored)
  expect((await readdir(restored)).sort()).toEqual(['site', 'site.live'])
  expect(await countMessages(restored)).toBe(1)
  await run('post-restore', restored)
  expect(await countMessages(restored)).toBe(1)
})

it('restores after an attempt that failed, without losing what was copied beside it', async () => {
  await run('pre-backup')
  const again = path.join(folder, 'again')
  await cp(storage, again, { recursive: true })
  await rename(path.join(again, 'copy'), path.join(again, 'away'))
  await mkdir(path.join(again, 'copy'))
  await expect(run('post-restore', again)).rejects.toMatchObject({ code: 1 })
  await rm(path.join(again, 'copy'), { recursive: true })
  await rename(path.join(again, 'away'), path.join(again, 'copy'))
  await run('post-restore', again)
  expect((await readdir(again)).sort()).toEqual(['site', 'site.live'])
  expect(await countMessages(again)).toBeGreaterThan(0)
})

it('leaves no old copy behind if none can be made, and then restores the data folder as it is', async () => {
  const other = path.join(folder, 'other')
  await mkdir(path.join(other, 'copy'), { recursive: true })
  await mkdir(path.join(other, 'site'))
  await expect(run('pre-backup', other)).rejects.toMatchObject({ code: 1 })
  await run('post-restore', other)
  expect(await readdir(other)).toEqual(['site'])
})

it('has an image with the port, the folder and the hooks of ONCE', async () => {
  const stages = (await readFile(path.join(root, 'Dockerfile'), 'utf8')).split(/^FROM /m)
  const once = stages.find((stage) => stage.startsWith('site AS once'))
  expect(once).toContain('ENV PORT=80 DATA_DIR=/storage/site')
  expect(once).toContain('COPY scripts/once/ /hooks/')
  expect(stages.at(-1)).toBe('site\n')
})
