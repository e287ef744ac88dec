import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { contact } from '../content/contact'
import { routes } from '../lib/routes'
import { OWN_DATA, type Site, startSite } from '../tools/bench/site.ts'
import { findAssets, makeCheckout } from '../tools/bench/upgrade-checkout.ts'
import { startLoad } from '../tools/load/steady-load.ts'
import { fillMessage, newEmail, sendMessage } from './fill'
import { toPort } from './ports'
import { readBuiltSecrets } from './site'

const root = path.join(import.meta.dirname, '..')
// Inside the project, so that its packages are found from there.
const folder = path.join(root, 'test-results/upgraded')
const checkoutFolder = path.join(root, 'test-results/upgraded-checkout')
const tested = path.join(root, '.next')
const port = toPort('upgrade')
const origin = `http://127.0.0.1:${port}`
const { jobLink, signing } = readBuiltSecrets()
const env = {
  ...process.env,
  ...OWN_DATA,
  JOB_LINK_SECRET: jobLink,
  SIGNING_SECRET: signing,
  PORT: String(port),
  HOST: '127.0.0.1',
  SITE_URL: origin,
  DATA_DIR: path.join(folder, 'data'),
  STANDALONE: '',
  LIMIT_MISSES: 'false',
}
const parts = ['app', 'components', 'content', 'lib', 'public', 'scripts', 'server', 'styles', 'tools']
const files = ['next.config.ts', 'tsconfig.json']

let server: ChildProcess | undefined
let site: Site | undefined

test.afterEach(async () => {
  server?.kill('SIGKILL')
  await site?.stop()
  for (const made of [folder, checkoutFolder]) rmSync(made, { recursive: true, force: true })
})

const build = () =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=react-server', '--disable-warning=ExperimentalWarning', 'scripts/build.ts'],
    { cwd: folder, env, maxBuffer: 10_000_000 },
  )

async function serve(): Promise<void> {
  server = spawn(process.execPath, ['server/index.ts'], { cwd: folder, env, stdio: 'ignore' })
  const isUp = () =>
    fetch(`${origin}${routes.health}`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true)
}

const readBuild = () => readFileSync(path.join(folder, '.next/BUILD_ID'), 'utf8')

const listChunks = () =>
  readdirSync(path.join(folder, '.next/static/chunks'))
    .filter((name) => !name.endsWith('.br'))
    .map((name) => `/_next/static/chunks/${name}`)

/** Returns the failed responses, of pages and of the files of a build. */
async function findMissing(chunks: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const address of [...chunks, routes.home, routes.careers, `${routes.blog}?search=test`]) {
    for (const encoding of ['br', 'gzip']) {
      const { status } = await fetch(origin + address, { headers: { 'accept-encoding': encoding } })
      if (status !== 200) missing.push(`${address} ${status}`)
    }
  }
  return missing
}

test('a site that runs keeps its pages and files while the next version is built, whether that succeeds or fails', {
  tag: '@full',
}, async () => {
  test.setTimeout(1_200_000)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const isNeeded = (file: string) => !/\.test\.tsx?$/.test(file)
  for (const part of [...parts, ...files])
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: isNeeded,
    })
  // The first version is the tested one.
  const isOfBuild = (file: string) => !/^(?:dev|standalone)(?:$|[\\/])/.test(path.relative(tested, file))
  cpSync(tested, path.join(folder, '.next'), { recursive: true, filter: isOfBuild })
  const first = readBuild()
  const chunks = listChunks()
  await serve()

  // The build ends with an error before it compiles anything, which would take a minute.
  const config = path.join(folder, 'next.config.ts')
  const source = readFileSync(config, 'utf8')
  writeFileSync(config, 'export default {')
  await expect(build()).rejects.toThrow()
  expect(readBuild()).toBe(first)
  expect(await findMissing(chunks)).toEqual([])

  writeFileSync(config, source)
  let isBuilding = true
  const building = build().finally(() => {
    isBuilding = false
  })
  while (isBuilding) {
    expect(await findMissing(chunks)).toEqual([])
    await sleep(100)
  }
  await building
  expect(readBuild()).not.toBe(first)
  expect(await findMissing(chunks)).toEqual([])

  server?.kill('SIGKILL')
  await serve()
  expect(await findMissing(listChunks())).toEqual([])
})

test('two upgrades under load fail no request, and a tab that was open goes on working', { tag: '@full' }, async ({
  page,
}) => {
  test.setTimeout(300_000)
  const checkout = makeCheckout(checkoutFolder)
  const command = [process.execPath, 'server/primary.ts', checkoutFolder]
  const data = { DATA_DIR: path.join(checkoutFolder, 'data'), TRUST_PROXY: 'true' }
  const secrets = { JOB_LINK_SECRET: jobLink, SIGNING_SECRET: signing }
  site = await startSite({
    port: toPort('upgrade, open tab'),
    folder: checkoutFolder,
    command,
    env: { ...data, ...secrets },
  })
  // The form is out of sight, so its scripts are not there yet.
  await page.setViewportSize({ width: 360, height: 240 })
  await page.goto(site.url + routes.contact)
  const assets = await findAssets(site.url + routes.contact)
  const stop = startLoad(site.url, [routes.home, routes.careers, routes.readiness, ...assets], 100)
  await checkout.upgrade()
  await checkout.upgrade()
  const { sent, failures } = await stop()
  expect(failures).toEqual([])
  expect(sent).toBeGreaterThan(500)

  const late: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/_next/static/')) late.push(`${response.status()} ${response.url()}`)
  })
  await fillMessage(page, newEmail())
  await sendMessage(page)
  await expect(page.getByRole('heading', { name: contact.form.sentTitle })).toBeVisible()
  expect(late.length).toBeGreaterThan(0)
  expect(late.filter((response) => !response.startsWith('200 '))).toEqual([])
  const renamed = (name: string) => name.includes('-2.')
  expect(late.filter(renamed)).toEqual([])
  await page.getByRole('link', { name: 'Careers' }).first().click()
  await expect(page).toHaveURL(site.url + routes.careers)
  expect((await page.content()).match(/\/_next\/static\/[^"]+-2\.(?:js|css)/)).not.toBeNull()
})
