import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { copyBuild } from './copy-build.ts'

let root: string
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['Date'] })
  root = mkdtempSync(path.join(os.tmpdir(), 'build-'))
  build('first')
})
afterEach(() => {
  jest.useRealTimers()
  rmSync(root, { recursive: true, force: true })
})

function put(name: string, text: string) {
  const file = path.join(root, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Replaces a build in the same way as scripts/build-site.ts. */
function build(id: string) {
  put('.next-building/BUILD_ID', id)
  put('.next-building/static/chunks/a.js', id)
  put('.next-building/cache/turbopack/large', id)
  rmSync(path.join(root, '.next'), { recursive: true, force: true })
  renameSync(path.join(root, '.next-building'), path.join(root, '.next'))
}

const read = (...names: string[]) => readFileSync(path.join(root, ...names), 'utf8')

it('keeps the build of a running server while others are made', () => {
  const first = copyBuild(root)
  build('second')
  expect(read(first, 'static/chunks/a.js')).toBe('first')
  const second = copyBuild(root)
  expect(read(second, 'static/chunks/a.js')).toBe('second')
  expect(read(first, 'static/chunks/a.js')).toBe('first')
  expect(existsSync(path.join(root, first, 'cache'))).toBe(false)
})

it('shares the copy between servers of one build', () => {
  expect(copyBuild(root)).toBe(copyBuild(root))
})

it('removes a copy that no server has used for an hour', () => {
  const [left, used] = [copyBuild(root), '.next-served-used']
  put(`${used}/BUILD_ID`, 'used')
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000)
  utimesSync(path.join(root, left), hoursAgo, hoursAgo)
  build('second')
  copyBuild(root)
  expect(existsSync(path.join(root, left))).toBe(false)
  expect(existsSync(path.join(root, used))).toBe(true)
})

it('throws where there is no build, and leaves nothing', () => {
  rmSync(path.join(root, '.next'), { recursive: true })
  expect(() => copyBuild(root)).toThrow('ENOENT')
})
