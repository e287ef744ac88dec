/**
 * `node tools/another-company.ts`: makes a copy of the site in test-results/another-company in which another company has replaced
 * all content, and runs `npm test` there. `--make` only makes the copy.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { makeAnotherCompany } from './another-company/make.ts'
import { readOptions } from './command.ts'

const { make } = readOptions({ make: false })
const folder = path.join(import.meta.dirname, '../test-results/another-company')
await makeAnotherCompany(folder)
if (make) {
  console.log(folder)
  process.exit()
}
const child = spawn('npm', ['test'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
child.on('exit', (code) => process.exit(code ?? 1))
