import { globSync } from 'node:fs'
import path from 'node:path'
import { HANDLERS } from './requests.ts'

/** The addresses that a handler's file answers, as a pattern: `[kind]` is any segment, and a group such as `(static)` is none. */
function toPattern(file: string): RegExp {
  const folder = path.posix.dirname(file).replaceAll(/\([a-z]+\)\//g, '')
  const address = folder.replaceAll(/\[+(?:\.{3})?\w+\]+/g, '*')
  return new RegExp(`^/${address.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}(\\?|$)`)
}

it('every handler of the site is fuzzed', () => {
  const files = globSync('**/route.ts', { cwd: path.join(__dirname, '../../app') })
  expect(files.length).toBeGreaterThan(15)
  expect(files.filter((file) => !HANDLERS.some((address) => toPattern(file).test(address)))).toEqual([])
})
