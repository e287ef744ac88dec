import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readBuiltSecrets } from './site'

const script = path.join(import.meta.dirname, '../tools/bench/crash.ts')
const port = Number(process.env.PORT || 3117)

test('a site that is killed while people apply loses, halves and doubles nothing', { tag: '@full' }, () => {
  test.setTimeout(180_000)
  const { jobLink, signing } = readBuiltSecrets()
  const args = [
    '--conditions=react-server',
    '--disable-warning=ExperimentalWarning',
    script,
    '--built',
    '--rounds',
    '3',
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, PORT: String(port + 16), JOB_LINK_SECRET: jobLink, SIGNING_SECRET: signing },
  })
  expect(status, stdout + stderr).toBe(0)
})
