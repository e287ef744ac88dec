import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { toPort } from './ports'
import { readBuiltSecrets } from './site'

const script = path.join(import.meta.dirname, '../tools/bench/crash.ts')

test('a site that is killed while people apply loses, halves and doubles nothing', { tag: '@full' }, () => {
  test.setTimeout(180_000)
  const { jobLink, signing } = readBuiltSecrets()
  const args = [
    '--conditions=react-server',
    '--disable-warning=ExperimentalWarning',
    script,
    '--built',
    '--rounds',
    '2',
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, PORT: String(toPort('crash')), JOB_LINK_SECRET: jobLink, SIGNING_SECRET: signing },
  })
  expect(status, stdout + stderr).toBe(0)
})
