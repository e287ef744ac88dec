import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readEnv } from '../env.ts'
import { removeOldUpgradeCopies } from './upgrade-copies.ts'

it('removes the copy of an upgrade after BACKUP_KEEP days, and nothing else', async () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'upgrade-copies-'))
  const folder = path.join(DATA_DIR, 'backups')
  const env = readEnv({ DATA_DIR, BACKUP_KEEP: '14' })
  await removeOldUpgradeCopies(env)
  for (const name of ['site-2026-11-01T02-00-00Z', 'site-2026-11-20T02-00-00Z', 'by-hand'])
    mkdirSync(path.join(folder, name), { recursive: true })
  await removeOldUpgradeCopies(env, Date.parse('2026-11-26T00:00:00Z'))
  expect(readdirSync(folder).sort()).toEqual(['by-hand', 'site-2026-11-20T02-00-00Z'])
  rmSync(DATA_DIR, { recursive: true })
})
