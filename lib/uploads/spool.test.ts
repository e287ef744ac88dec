import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { cleanEnv } from '../testing-env.ts'
import { getSpool } from './spool.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'site-spool-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const MINUTE_MS = 60_000

async function leaveBehind(name: string, minutes: number) {
  const folder = path.join(dataDir, 'incoming', name)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'half-a-file'), '%PDF')
  const then = new Date(Date.now() - minutes * MINUTE_MS)
  await utimes(folder, then, then)
}

// Answers each line with the path of a file that it has written to its spool.
const RECEIVER = `
  Object.defineProperty(process, 'pid', { value: 1 })
  const { writeFileSync } = await import('node:fs')
  const { getSpool, createSpoolName } = await import(${JSON.stringify(path.join(import.meta.dirname, 'spool.ts'))})
  for await (const _ of process.stdin) {
    const file = (await getSpool(process.env.DATA_DIR)) + '/' + createSpoolName()
    writeFileSync(file, '%PDF')
    process.stdout.write(file + '\\n')
  }`

function startReceiver() {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', RECEIVER], {
    env: { ...cleanEnv, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (!child.stdin || !child.stdout) throw new Error('The receiver has no pipes')
  const { stdin } = child
  const lines = createInterface(child.stdout)
  const exited = once(child, 'exit')
  return {
    async receive(): Promise<string> {
      const line = once(lines, 'line')
      stdin.write('one\n')
      const [file] = await Promise.race([line, exited.then(() => ['the receiver ended'])])
      return String(file)
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

it('leaves alone what another process with the same number receives, before and after one is killed', async () => {
  const [first, second] = [startReceiver(), startReceiver()]
  const files = [await first.receive(), await second.receive(), await first.receive()]
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  await second.kill()
  const third = startReceiver()
  files.push(await third.receive(), await first.receive())
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  await Promise.all([first.kill(), third.kill()])
})

it('makes its folder again when it was removed', async () => {
  await getSpool(dataDir)
  await rm(path.join(dataDir, 'incoming'), { recursive: true })
  expect(existsSync(await getSpool(dataDir))).toBe(true)
})

it('removes what a crash left ten minutes ago, and nothing younger', async () => {
  await leaveBehind('crashed', 11)
  await leaveBehind('1-0a1b2c3d', 11)
  await leaveBehind('alive', 9)
  const own = path.basename(await getSpool(dataDir))
  while ((await readdir(path.join(dataDir, 'incoming'))).length > 2)
    await new Promise((resolve) => setTimeout(resolve, 20))
  expect((await readdir(path.join(dataDir, 'incoming'))).sort()).toEqual([own, 'alive'].sort())
})
