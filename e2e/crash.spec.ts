import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readBuiltSecret } from './site'

const script = path.join(import.meta.dirname, '../scripts/bench/crash.ts')
const port = Number(process.env.PORT || 3117)

test('a site that is killed while people apply loses, halves and doubles nothing', { tag: '@full' }, () => {
  test.setTimeout(180_000)
  const args = [
    '--conditions=react-server',
    '--disable-warning=ExperimentalWarning',
    script,
    '--built',
    '--rounds',
    '5',
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, PORT: String(port + 10), JOB_LINK_SECRET: readBuiltSecret() },
  })
  expect(status, stdout + stderr).toBe(0)
})
