import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { routes } from '../lib/routes'
import type { Site } from '../tools/bench/site.ts'
import { startOwnSite } from './site'

/**
 * During a deployment, the old and the new container run at the same time. Both use the same folder, and each is process 1
 * of its own machine.
 */
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const NAMESPACE = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL']
const ways = [NAMESPACE, [...NAMESPACE, '--user', '--map-root-user']]
const toResult = ([program = '', ...args]: string[]) =>
  spawnSync(program, [...args, 'sh', '-c', 'echo $$'], { encoding: 'utf8' })
const container = ways.find((way) => toResult(way).stdout?.trim() === '1')

test.skip(
  !container,
  'This machine lets nobody make a PID namespace (unshare), so no two processes can both be number 1.',
)

const resume = readFileSync(path.join(import.meta.dirname, 'fixtures/resume.pdf'))
let folder: string
const sites: Site[] = []

const start = async (server: 'shared data' | 'shared data, second') => {
  const site = await startOwnSite(server, folder, {}, container)
  sites.push(site)
  return site
}

/** Uploads a file, and returns the status. */
async function upload({ url }: Site): Promise<number> {
  const form = new FormData()
  form.append('resume', new File([new Uint8Array(resume)], 'resume.pdf'))
  const answer = await fetch(url + routes.api.upload, { method: 'POST', body: form })
  await answer.arrayBuffer()
  return answer.status
}

const countSpooled = () =>
  readdirSync(path.join(folder, 'incoming'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length

test.beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shared-data-'))
})
test.afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop('SIGKILL')))
  rmSync(folder, { recursive: true, force: true })
})

test('two servers with the same process number and the same folder both take uploads, whichever is killed', {
  tag: '@full',
}, async () => {
  const first = await start('shared data')
  expect(await upload(first)).toBe(200)
  const second = await start('shared data, second')
  expect(await upload(second)).toBe(200)
  expect([await upload(first), await upload(second)]).toEqual([200, 200])

  await first.stop('SIGKILL')
  expect(await upload(second)).toBe(200)

  const again = await start('shared data')
  expect([await upload(second), await upload(again)]).toEqual([200, 200])
  await second.stop('SIGKILL')
  expect(await upload(again)).toBe(200)

  const third = await start('shared data, second')
  const both = await Promise.all(Array.from({ length: 20 }, (_, at) => upload(at % 2 === 0 ? again : third)))
  expect(both).toEqual(Array(20).fill(200))
  expect(countSpooled()).toBe(0)
})
