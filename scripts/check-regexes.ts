/** Checks that every regular expression of the product takes linear time, except those in `regex-exceptions.ts`. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findRegexes } from './find-regexes.ts'
import { exceptions } from './regex-exceptions.ts'
import { findProblems } from './slow-regexes.ts'

const root = path.join(import.meta.dirname, '..')
const isProduct = (file: string) => !/\.(?:test|spec)\.tsx?$|\.d\.ts$|(?:^|\/)testing/.test(file)
// Scripts and tools read only files of this repository; the inbox reads what visitors sent.
const files = globSync(['{app,components,content,lib,server}/**/*.{ts,tsx}', 'scripts/inbox.ts'], { cwd: root })
const found = files
  .filter(isProduct)
  .sort()
  .flatMap((file) => findRegexes(file, readFileSync(path.join(root, file), 'utf8')))

const problems = findProblems(found, exceptions)
for (const problem of problems) console.error(problem)
console.log(`${found.length} regular expressions, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
