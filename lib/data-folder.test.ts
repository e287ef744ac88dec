import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkDataFolder, checkWritable, makeFolder } from './data-folder.ts'
import { classifyDataError } from './db/data-error.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'data-folder-'))
const file = path.join(folder, 'file')
beforeAll(() => writeFileSync(file, ''))
afterAll(() => rmSync(folder, { recursive: true }))

it('makes a folder with its parents, for its owner only', () => {
  const deep = path.join(folder, 'a/b/c')
  makeFolder(deep)
  makeFolder(deep)
  expect(statSync(path.dirname(deep)).mode & 0o777).toBe(0o700)
  expect(() => makeFolder(file)).toThrow()
})

it('checks a data folder by writing, and leaves nothing in it', async () => {
  checkDataFolder(path.join(folder, 'new'))
  expect(readdirSync(path.join(folder, 'new'))).toEqual([])
  expect(() => checkDataFolder(path.join(file, 'data'))).toThrow(`Cannot write to ${file}`)
})

it('says that a data folder cannot be written, in the words of /readyz, and asks the disk again after five seconds', async () => {
  jest.useFakeTimers({ now: 0 })
  const answer = await checkWritable(file).catch((error: unknown) => classifyDataError(error))
  expect(answer).toEqual({ trouble: 'data folder not usable', code: 'ENOTDIR' })
  await expect(checkWritable(folder)).rejects.toThrow()
  jest.advanceTimersByTime(6_000)
  await checkWritable(folder, [file, path.join(folder, 'missing')])
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  jest.useRealTimers()
})
