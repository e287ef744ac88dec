import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { contact } from '../content/contact'
import { routes } from '../lib/routes'
import { OWN_DATA, type Site, startSite } from '../tools/bench/site.ts'
import { copyProject, findAssets, makeCheckout } from '../tools/bench/upgrade-checkout.ts'
import { startLoad } from '../tools/load/steady-load.ts'
import { fillMessage, newEmail, sendMessage } from './fill'
import { toPort } from './ports'
import { readBuiltSecrets } from './site'

const root = path.join(import.meta.dirname, '..')
// Inside the project, so that its packages are found from there.
const folder = path.join(root, 'test-results/upgraded')
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
  TRUST_PROXY: 'true',
}

let site: Site | undefined

test.afterEach(async () => {
  await site?.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const build = () =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=react-server', '--disable-warning=ExperimentalWarning', 'scripts/build.ts'],
    { cwd: folder, env, maxBuffer: 10_000_000 },
  )

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

test('a site that runs keeps its pages, files and open tabs while the next version is built and while it takes over', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(1_200_000)
  // The first version is the tested one.
  copyProject(folder)
  const first = readBuild()
  const chunks = listChunks()
  site = await startSite({ port, folder, command: [process.execPath, 'server/primary.ts', folder], env })
  // The form is out of sight, so its scripts are not there yet.
  await page.setViewportSize({ width: 360, height: 240 })
  await page.goto(origin + routes.contact)

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
    // Asking all the time would slow the build.
    await sleep(3_000)
  }
  await building
  expect(readBuild()).not.toBe(first)
  expect(await findMissing(chunks)).toEqual([])

  const checkout = makeCheckout(folder)
  const stop = startLoad(origin, [routes.home, routes.careers, ...(await findAssets(origin + routes.contact))], 30)
  await checkout.upgrade()
  const { sent, failures } = await stop()
  expect(failures).toEqual([])
  expect(sent).toBeGreaterThan(100)
  const isNew = (address: string) => address.includes('-1.')
  expect((await findAssets(origin + routes.contact)).some(isNew)).toBe(true)
  expect(await findMissing(chunks)).toEqual([])

  const late: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/_next/static/')) late.push(`${response.status()} ${response.url()}`)
  })
  await fillMessage(page, newEmail())
  await sendMessage(page)
  await expect(page.getByRole('heading', { name: contact.form.sentTitle })).toBeVisible()
  expect(late.length).toBeGreaterThan(0)
  expect(late.filter((response) => isNew(response) || !response.startsWith('200 '))).toEqual([])
  await page.getByRole('link', { name: 'Careers' }).first().click()
  await expect(page).toHaveURL(origin + routes.careers)
})
