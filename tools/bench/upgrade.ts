/**
 * `npm run upgrade --prefix tools [-- --rate 300 --upgrades 2 --port 3131 --build]`: serves a copy of the built site, upgrades it while
 * `--rate` requests a second and a slow upload for each upgrade are under way, and prints figures. Fails if a request fails or an upload is
 * not stored. Each release is the same build under other names; with `--build` each is built, by `npm start` and `npm run upgrade`.
 */
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '../../lib/routes.ts'
import { createPdf } from '../../lib/uploads/testing-documents.ts'
import { readOptions, runInFolder } from '../command.ts'
import { summarise } from '../load/figures.ts'
import { type Load, startLoad, uploadSlowly } from '../load/steady-load.ts'
import { readMemoryOfAll, root, startSite } from './site.ts'
import { copyProject, findAssets, makeCheckout } from './upgrade-checkout.ts'

const { rate, upgrades, port, build } = readOptions({ rate: 300, upgrades: 2, port: 3131, build: false })
const base = `http://127.0.0.1:${port}`
const PAGES = ['/', '/about', '/careers', '/blog', '/healthz', '/readyz', '/robots.txt', '/blog?search=a']

/** Returns the addresses of the scripts and styles of the page with the largest form. */
const findFiles = () => findAssets(base + routes.contact)

async function upgradeUnderLoad(dataDir: string) {
  const folder = path.join(root, 'test-results/upgrade')
  copyProject(folder)
  const checkout = makeCheckout(folder, { buildsAgain: build })
  const command = build ? ['npm', 'start'] : [process.execPath, 'server/primary.ts', folder]
  const site = await startSite({ port, folder, command, env: { DATA_DIR: dataDir, TRUST_PROXY: 'true' } })
  const first = await findFiles()
  const paths = [...PAGES, ...first]
  for (const each of paths) await fetch(base + each)

  const file = createPdf(1_000_000, randomBytes(700_000).toString('base64'))
  const loads: Load[] = []
  const uploads: (string | number)[] = []
  const seconds: number[] = []
  let memory = 0
  for (let round = 0; round < upgrades; round += 1) {
    const stop = startLoad(base, paths, rate)
    const started = performance.now()
    const upgrading = checkout.upgrade()
    let isOver = false
    // One of them is always under way.
    const uploading = (async () => {
      while (!isOver) {
        const { error, status } = await uploadSlowly(base, file, 4_000)
        uploads.push(error || status)
      }
    })()
    const watch = setInterval(() => {
      memory = Math.max(memory, readMemoryOfAll(site.pid))
    }, 500)
    process.stderr.write(await upgrading)
    clearInterval(watch)
    seconds.push(Math.round((performance.now() - started) / 1000))
    await sleep(2_000)
    isOver = true
    await uploading
    loads.push(await stop())
  }
  const last = await findFiles()
  await site.stop()
  const stored = readdirSync(path.join(dataDir, 'uploads')).filter((name) =>
    readFileSync(path.join(dataDir, 'uploads', name)).equals(file),
  )
  rmSync(folder, { recursive: true, force: true })
  const failures = loads.flatMap((load) => load.failures)
  return {
    sent: loads.reduce((sum, load) => sum + load.sent, 0),
    failed: failures.length,
    firstFailures: failures.slice(0, 5),
    uploads: uploads.length,
    uploadsFailed: uploads.filter((status) => status !== 200),
    uploadsStored: stored.length,
    ms: summarise(loads.flatMap((load) => load.ms)),
    secondsOfUpgrades: seconds,
    newFiles: last.filter((each) => !first.includes(each)).length,
    megabytesOfAll: Math.round(memory),
  }
}

await runInFolder(
  'upgrade',
  upgradeUnderLoad,
  ({ failed, uploads, uploadsStored, uploadsFailed }) =>
    failed === 0 && uploadsFailed.length === 0 && uploadsStored === uploads,
)
