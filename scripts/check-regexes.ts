/** Checks that every regular expression of the product takes linear time, except those in `regex-exceptions.ts`. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findRegexes } from './find-regexes.ts'
import { exceptions } from './regex-exceptions.ts'
import { findFaults } from './slow-regexes.ts'

const root = path.join(import.meta.dirname, '..')
const isProduct = (file: string) => !/\.test\.tsx?$|\.d\.ts$|(?:^|\/)testing/.test(file)
// Scripts and tools read only files of this repository; the inbox reads what visitors sent.
const files = globSync(['{app,components,lib,server}/**/*.{ts,tsx}', 'scripts/inbox.ts'], { cwd: root })
const found = files
  .filter(isProduct)
  .sort()
  .flatMap((file) => findRegexes(file, readFileSync(path.join(root, file), 'utf8')))

const faults = findFaults(found, exceptions)
for (const fault of faults) console.error(fault)
console.log(`${found.length} regular expressions, ${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)
