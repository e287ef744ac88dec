import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readEnv } from '../env.ts'
import { openFingerprints } from './fingerprints.ts'
import { getDatabasePath } from './own/database.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'fingerprints-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

describe('the fingerprints of our own database', () => {
  it('differ for the list that changed, and for no other', async () => {
    const source = openFingerprints(readEnv({ DATA_DIR: dataDir }))
    const before = await source.read()
    expect(await source.read()).toBeNull()
    const db = new DatabaseSync(getDatabasePath(dataDir))
    db.exec("update jobs set title = 'Weaver' where position = 0")
    db.close()
    const after = await source.read()
    const changed = Object.keys(after ?? {}).filter((tag) => after?.[tag] !== before?.[tag])
    expect(changed).toEqual(['all-jobs'])
  })

  it('are read once a damaged database was replaced', async () => {
    writeFileSync(getDatabasePath(dataDir), 'no database')
    const source = openFingerprints(readEnv({ DATA_DIR: dataDir }))
    await expect(source.read()).rejects.toThrow('not a database')
    rmSync(getDatabasePath(dataDir))
    expect(Object.keys((await source.read()) ?? {})).toHaveLength(3)
  })
})
