/**
 * `npm run another-company --prefix tools`: copies the site to the system's temporary folder, replaces all content of the copy by
 * another company's, and runs `npm test` there. `-- --make` only makes the copy. TEST_PORT is the first of the
 * ports that the tests use, in case other tests run at the same time.
 */
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeAnotherCompany } from './another-company/make.ts'
import { readOptions } from './command.ts'

const { make } = readOptions({ make: false })
// Not inside the project: Next would take that for the root of the copy.
const folder = path.join(tmpdir(), 'another-company')
await makeAnotherCompany(folder)
if (make) {
  console.log(folder)
  process.exit()
}

/** Runs npm in the copy; resolves to its exit code. */
const run = (...args: string[]) =>
  new Promise<number>((resolve) => {
    const child = spawn('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
    child.on('exit', (code) => resolve(code ?? 1))
  })

for (const files of ['art', 'profile']) if ((await run('run', files, '--prefix', 'tools')) !== 0) process.exit(1)
process.exit(await run('test'))
