/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const home = process.cwd()
let folder: string

beforeEach(() => {
  jest.resetModules()
  folder = mkdtempSync(path.join(tmpdir(), 'built-'))
  process.chdir(folder)
})

afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

it('knows the pages of the build from those that are made on a visit', async () => {
  mkdirSync('.next')
  writeFileSync(path.join('.next', 'prerender-manifest.json'), JSON.stringify({ routes: { '/about': {} } }))
  const { isBuilt } = await import('./built-pages.ts')
  expect([isBuilt('/about'), isBuilt('/post/7'), isBuilt('/constructor')]).toEqual([true, false, false])
})

it('knows none where there is no build', async () => {
  const { isBuilt } = await import('./built-pages.ts')
  expect(isBuilt('/about')).toBe(false)
})
