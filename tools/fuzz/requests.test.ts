import { globSync } from 'node:fs'
import path from 'node:path'
import { HANDLERS } from './requests.ts'

/** Returns a pattern for the addresses of a handler's file: `[kind]` is any segment. */
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
