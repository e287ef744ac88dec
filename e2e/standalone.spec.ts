import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { routes } from '../lib/routes'
import { completeStandalone, standaloneFolder } from '../scripts/standalone-folder'
import { toPort } from './ports'

const port = toPort('standalone')
const site = `http://127.0.0.1:${port}`
const publicUrl = 'https://www.site.example'

test.describe.configure({ mode: 'serial' })
// `npm test` builds with it; a plain build leaves no such folder.
test.skip(!existsSync(standaloneFolder), 'built without STANDALONE=1')

let place: string
let folder: string
let server: ChildProcess
let env: NodeJS.ProcessEnv

test.beforeAll(async () => {
  await completeStandalone()
  place = mkdtempSync(path.join(os.tmpdir(), 'standalone-'))
  folder = path.join(place, 'site')
  cpSync(standaloneFolder, folder, { recursive: true })
  // As in a container: without this repository, and with an empty data folder.
  env = {
    NODE_ENV: 'production',
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: path.join(place, 'data'),
    SITE_URL: publicUrl,
    SHUTDOWN_GRACE_MS: '300',
  }
  server = spawn(process.execPath, ['server.mjs'], { cwd: folder, env, stdio: 'ignore' })
  const isUp = () =>
    fetch(`${site}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true)
})
test.afterAll(() => {
  server?.kill('SIGKILL')
  rmSync(place, { recursive: true, force: true })
})

async function getPage(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(site + path)
  expect(answer.status(), path).toBe(200)
  expect(answer.headers()['content-security-policy'], path).toContain('upgrade-insecure-requests')
  return answer.text()
}

test('the standalone folder alone serves pages made with its own settings', { tag: '@full' }, async ({ request }) => {
  const home = await getPage(request, routes.home)
  expect(home).toContain(`<link rel="canonical" href="${publicUrl}"`)
  expect(home).not.toContain('127.0.0.1')
  expect(home).not.toContain('/_next/static/chunks')
  expect((await request.get(`${site}/no-such-page`)).status()).toBe(404)
  expect((await request.get(`${site}/%E0%A4%A`)).status()).toBe(400)
  const careers = await getPage(request, routes.careers)
  const job = await getPage(request, /\/job-apply\/[\w-]+/.exec(careers)?.[0] ?? '')
  const chunk = /\/_next\/static\/[^"]+\.js/.exec(job)?.[0] ?? ''
  expect((await request.get(site + chunk)).headers()['cache-control']).toContain('immutable')
  for (const file of [
    routes.companyProfile,
    '/robots.txt',
    '/favicon.ico',
    '/enhance',
    routes.feed('journal', 'rss'),
  ]) {
    expect((await request.get(site + file)).status(), file).toBe(file === '/enhance' ? 404 : 200)
  }
})

test('it holds no data, secrets or settings of the machine that made it', { tag: '@full' }, () => {
  expect(readdirSync(folder).sort()).toEqual([
    '.next',
    'lib',
    'next.config.mjs',
    'node_modules',
    'package.json',
    'public',
    'scripts',
    'server.mjs',
  ])
  expect(readdirSync(path.join(folder, 'lib')).sort()).toEqual(['art', 'limits.ts', 'pdf', 'uploads'])
  // DATA_DIR of the tests is in the project, where tracing finds it.
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(names.filter((name) => /(^|[\\/])(secrets\.\w+|\w+\.sqlite|\.env.*)$/.test(name))).toEqual([])
})

test('it stops with a sentence where it cannot use its data folder or its secrets', { tag: '@full' }, () => {
  const broken = path.join(place, 'broken')
  mkdirSync(broken)
  writeFileSync(path.join(broken, 'secrets.json'), '')
  for (const [dataDir, sentence] of [
    [broken, 'has no usable secrets'],
    [path.join(broken, 'secrets.json', 'data'), 'Cannot write to'],
    ['/proc/none', 'Cannot write to'],
  ] as const) {
    const { status, stderr } = spawnSync(process.execPath, ['server.mjs'], {
      cwd: folder,
      env: { ...env, PORT: String(port), DATA_DIR: dataDir },
      encoding: 'utf8',
      timeout: 20_000,
    })
    expect([status, stderr.trim().split('\n').length]).toEqual([1, 2])
    expect(stderr).toContain(sentence)
  }
})

test('it draws cards with its own fonts', { tag: '@full' }, async ({ request }) => {
  const post = /\/blog-read\/[^"<]+/.exec(await getPage(request, routes.blog))?.[0] ?? ''
  const card = /property="og:image" content="[^"]+?(\/card\/[^"?]+[^"]*)"/.exec(await getPage(request, post))?.[1] ?? ''
  const answer = await request.get(site + card.replaceAll('&amp;', '&'))
  expect(answer.headers()['content-type']).toBe('image/png')
  expect((await answer.body()).length).toBeGreaterThan(5_000)
})

test('it takes a file, shows what arrived, and stops when asked to', { tag: '@full' }, async ({ request }) => {
  const upload = async (name: string) => {
    const buffer = readFileSync(path.join(import.meta.dirname, 'fixtures', name))
    const resume = { name, mimeType: 'application/octet-stream', buffer }
    return (await request.post(site + routes.api.upload, { multipart: { resume } })).status()
  }
  // Together, these files need every package that inspects files.
  for (const name of ['resume.pdf', 'open-128.pdf', 'cover-letter.docx', 'legacy.doc']) {
    expect(await upload(name), name).toBe(200)
  }
  expect(await upload('protected.pdf')).toBe(422)
  const message = { name: 'Rumana', lastName: 'Akter', email: 'box@mail.example', message: 'Hello', agree: true }
  expect((await request.post(site + routes.api.contact, { data: message })).status()).toBe(200)

  const run = (command: string, ...args: string[]) =>
    execFileSync(process.execPath, [path.join(folder, 'scripts', `${command}.mjs`), ...args], { env, encoding: 'utf8' })
  expect(run('inbox')).toContain('box@mail.example')
  expect(run('backup', 'backup', path.join(place, 'backup'))).toContain('1 messages')
  expect(run('studio')).toContain(routes.studio.enter)
  expect(run('deliveries')).toContain('All mail is delivered')

  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  expect((await exited)[0]).toBe(143)
})
