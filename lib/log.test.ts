import { spawn } from 'node:child_process'
import { once } from 'node:events'

// As in Next: an unknown error is logged, and the process continues.
const program = `
  const { log, ignoreBrokenPipe } = await import('./lib/log.ts')
  let errors = 0
  process.on('uncaughtException', (error) => { errors += 1; console.error(error) })
  if (process.argv[1] === 'outlive') ignoreBrokenPipe()
  setInterval(() => log.info('still here'), 20)
  setTimeout(() => process.exit(errors > 0 ? 1 : 0), 600)
`

async function run(...args: string[]) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, ...args], { stdio: 'pipe' })
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stderr.destroy()
  const [code] = await once(child, 'exit')
  return code
}

it('goes on in silence when the reader of its log is gone', async () => {
  expect(await run('outlive')).toBe(0)
  expect(await run()).toBe(1)
})
