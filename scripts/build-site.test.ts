import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sources } from './build-site.ts'

const root = path.join(__dirname, '..')

it('notices a change in every folder that the pages import', () => {
  const files = globSync('{app,components}/**/*.tsx', { cwd: root }).filter((file) => !file.includes('.test.'))
  const folders = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/from '@\/(\w+)\//g)].map(([, folder = '']) => folder),
  )
  expect(sources).toEqual(expect.arrayContaining([...new Set(folders)]))
})
