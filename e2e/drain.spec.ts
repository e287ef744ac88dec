import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { toPort } from './ports'

const root = path.join(import.meta.dirname, '..')
const port = toPort('drain')

test('a server that is told to stop fails no request, and stores the file that is on its way', {
  tag: '@full',
}, async () => {
  const args = [path.join(root, 'tools/bench/drain.ts'), '--port', String(port), '--rate', '50']
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const result = JSON.parse(stdout)
  expect(result).toMatchObject({ failed: 0, upload: 200, isStored: true })
  expect(result.afterSigterm).toBeGreaterThan(50)
})
