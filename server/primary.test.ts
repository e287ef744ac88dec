import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CONTROL, findRelease, RELEASES } from '../scripts/releases.mjs'
import { findFreePort } from '../tools/bench/free-port.ts'

const root = path.join(import.meta.dirname, '..')

/** The parts of a site that an upgrade uses, without a build: a release answers with its name. */
const FAKES = {
  '.gitignore': '.next*\nnode_modules\n',
  'scripts/terminal.ts': `export const say = console.log
    export const fail = (text) => { console.error(text); process.exit(1) }`,
  'scripts/bootstrap.mjs': `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
    const release = readFileSync('release', 'utf8')
    if (release === 'unbuildable') process.exit(1)
    if (release === 'slow to build') setInterval(() => {}, 1_000)
    mkdirSync('node_modules/of-' + release, { recursive: true })
    mkdirSync('.next'); writeFileSync('.next/BUILD_ID', 'x'); console.log('Built')`,
  'scripts/back-up-first.ts': `console.log('Backed up')`,
  'scripts/check-release.ts': `const answer = await fetch(process.argv[2])
    process.exit((await answer.text()) === 'wrong' ? 1 : 0)`,
  'server/index.ts': `import { readFileSync } from 'node:fs'
    import http from 'node:http'
import net from 'node:net'
    import { closeOnSignals, respondDraining, retire } from './drain.ts'
    import { obeyPrimary } from './worker.ts'
    const release = readFileSync('release', 'utf8')
    if (release === 'crashing') process.exit(1)
    const server = http.createServer((request, response) => {
      if (request.url === '/crash') process.exit(7)
      if (respondDraining(request, response)) return
      setTimeout(() => response.end(release), request.url === '/slow' ? 1_000 : 0)
    })
    closeOnSignals(server, 0)
    obeyPrimary(server, () => server.listen(Number(process.env.PORT), '127.0.0.1'), () => retire(server))`,
}
const REAL = [
  'server/primary.ts',
  'server/worker.ts',
  'server/drain.ts',
  'server/copy-build.ts',
  'scripts/releases.mjs',
  'scripts/heap.mjs',
  'scripts/upgrade.ts',
]

let checkout: string
let port: number
let primary: ChildProcess
let origin: string

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: checkout,
    encoding: 'utf8',
  }).trim()

/** Commits a release with this name. Returns its commit. */
function commit(release: string): string {
  writeFileSync(path.join(checkout, 'release'), release)
  git('add', '--all')
  git('commit', '--quiet', '--message', release)
  return git('rev-parse', 'HEAD')
}

/** Commits a release that the checkout is not at yet. */
function commitAhead(release: string): string {
  const made = commit(release)
  git('branch', '--force', 'next')
  git('reset', '--quiet', '--hard', 'HEAD~1')
  return made
}

const upgrade = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/upgrade.ts', ...args], { cwd: checkout }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  )

/** Returns what the site answers; an error's code if it does not. */
const ask = (address = '/', agent?: http.Agent) =>
  new Promise<string>((resolve) => {
    const request = http.get(origin + address, agent ? { agent } : { agent: false }, async (response) => {
      resolve((await response.toArray()).join(''))
    })
    request.on('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)))
  })

beforeAll(async () => {
  checkout = mkdtempSync(path.join(os.tmpdir(), 'checkout-'))
  for (const folder of ['scripts', 'server']) mkdirSync(path.join(checkout, folder))
  for (const name of REAL) cpSync(path.join(root, name), path.join(checkout, name))
  for (const [name, text] of Object.entries(FAKES)) writeFileSync(path.join(checkout, name), text)
  writeFileSync(path.join(checkout, 'package.json'), '{"type":"module"}')
  symlinkSync(path.join(root, 'lib'), path.join(checkout, 'lib'))
  git('init', '--quiet', '--initial-branch', 'main')
  commit('first')
  port = await findFreePort()
  origin = `http://127.0.0.1:${port}`
  primary = spawn(process.execPath, ['server/primary.ts', checkout], {
    cwd: checkout,
    // biome-ignore lint/style/noProcessEnv: its own settings
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  })
  while ((await ask()) !== 'first') await sleep(20)
})
afterAll(async () => {
  if (primary.exitCode === null && primary.signalCode === null) {
    primary.kill('SIGTERM')
    await once(primary, 'exit')
  }
  rmSync(checkout, { recursive: true, force: true })
})

it.each([
  ['cannot be built', 'unbuildable', 'could not be built'],
  ['does not start', 'crashing', 'did not start'],
  ['answers wrongly', 'wrong', 'does not answer'],
])('goes on with the old release if the new one %s', async (_, release, reason) => {
  const before = git('rev-parse', 'HEAD')
  const made = commitAhead(release)
  const { code, output } = await upgrade('next')
  expect(output).toContain(reason)
  expect(code).toBe(1)
  expect(await ask()).toBe('first')
  expect(git('rev-parse', 'HEAD')).toBe(before)
  expect(existsSync(path.join(checkout, RELEASES, made))).toBe(false)
})

it('refuses what it cannot do, in a sentence', async () => {
  expect((await upgrade('no-such-ref')).output).toContain('There is no commit no-such-ref')
  const first = git('rev-parse', 'HEAD')
  commit('elsewhere')
  expect((await upgrade(first)).output).toContain('does not continue')
  writeFileSync(path.join(checkout, 'release'), 'changed')
  expect((await upgrade()).output).toContain('not committed')
  git('reset', '--quiet', '--hard', first)
})

it('replaces the release without an unanswered request, and lets the old one finish its responses', async () => {
  const next = commitAhead('second')
  const agent = new http.Agent({ keepAlive: true, maxSockets: 10 })
  const answers: string[] = []
  let isOver = false
  const load = Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      while (!isOver) answers.push(await ask(index === 0 ? '/slow' : '/', index % 2 ? agent : undefined))
    }),
  )
  const { code, output } = await upgrade('next')
  isOver = true
  await load
  agent.destroy()
  expect(output).toContain('Backed up\nBuilt\n')
  expect(code).toBe(0)
  expect([...new Set(answers)].sort()).toEqual(['first', 'second'])
  expect(await ask()).toBe('second')
  expect(git('rev-parse', 'HEAD')).toBe(next)
  // The next start serves it as well, unless the checkout has moved on.
  expect(findRelease(checkout)).toBe(path.join(checkout, RELEASES, next))
  writeFileSync(path.join(checkout, 'package-lock.json'), '{"packages":{}}')
  commit('third')
  expect(findRelease(checkout)).toBeNull()
  git('branch', '--force', 'next')
  git('reset', '--quiet', '--hard', 'HEAD~1')
  const again = await upgrade('next', '--no-backup')
  expect(again.output).not.toContain('Backed up')
  expect(await ask()).toBe('third')
  // The operator's commands run in the checkout.
  expect(existsSync(path.join(checkout, 'node_modules/of-third'))).toBe(true)
  expect(readdirSync(path.join(checkout, RELEASES)).sort()).toEqual([git('rev-parse', 'HEAD'), 'current.json'].sort())
})

it('takes one upgrade at a time', async () => {
  commitAhead('fourth')
  const both = await Promise.all([upgrade('next'), upgrade('next')])
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1])
  expect(both.map(({ output }) => output).join()).toContain('Another upgrade is running')
  expect(await ask()).toBe('fourth')
})

it('leaves the site as it is if the command is interrupted', async () => {
  const made = commitAhead('slow to build')
  const command = spawn(process.execPath, ['scripts/upgrade.ts', 'next'], { cwd: checkout })
  for await (const text of command.stdout) if (String(text).includes('Backed up')) command.kill('SIGINT')
  while (existsSync(path.join(checkout, RELEASES, made))) await sleep(20)
  expect(await ask()).toBe('fourth')
})

it('outlives a command that is killed before it reads an answer', async () => {
  const folder = path.join(checkout, RELEASES, '0'.repeat(40))
  mkdirSync(path.join(folder, 'scripts'), { recursive: true })
  writeFileSync(path.join(folder, 'scripts/bootstrap.mjs'), 'setInterval(() => {}, 1_000)')
  const command = new net.Socket().pause()
  command.connect(path.relative(process.cwd(), path.join(checkout, CONTROL)))
  await once(command, 'connect')
  command.write(`${JSON.stringify({ commit: path.basename(folder), backUp: false })}\n`)
  await sleep(500)
  // Whoever closes a socket with an unread answer gives the other end an error.
  command.destroy()
  while (existsSync(folder)) await sleep(20)
  expect([primary.exitCode, await ask()]).toEqual([null, 'fourth'])
})

it('ends with the exit code of its worker, also when that crashes, and the command says that the site has stopped', async () => {
  commitAhead('slow to build')
  const command = upgrade('next')
  while (!existsSync(path.join(checkout, RELEASES, git('rev-parse', 'next'), 'scripts'))) await sleep(20)
  await sleep(200)
  void ask('/crash')
  expect(await once(primary, 'exit')).toEqual([7, null])
  expect(await command).toEqual({ code: 1, output: expect.stringContaining('The site has stopped.') })
})
