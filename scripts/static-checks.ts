import { execFile } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
const script = (name: string) => [process.execPath, path.join(root, 'scripts', name)]

/**
 * Generates the files that the other checks read: our own scripts, the colours of the styles, the types of the routes.
 */
const preparations: Record<string, string[]> = {
  'scripts and colours': script('build-enhance.ts'),
  'route types': ['next', 'typegen'],
}

const checks: Record<string, string[]> = {
  'format and lint': ['biome', 'check', '.'],
  styles: ['stylelint', '**/*.scss'],
  types: ['tsc', '--noEmit'],
  'unused files, exports and packages': ['knip'],
  'import directions': script('check-imports.ts'),
  content: [process.execPath, '--conditions=react-server', path.join(root, 'scripts/check-content.ts')],
}

/** Takes half a minute of processor time. */
const slowChecks: Record<string, string[]> = { 'regular expressions': script('check-regexes.ts') }

/** Runs a check and prints its output at the end, so that parallel checks do not mix their lines. */
function check([name, [program = '', ...args]]: [string, string[]]): Promise<boolean> {
  const started = performance.now()
  return new Promise((resolve) => {
    execFile(program, args, { cwd: root, env, shell: process.platform === 'win32' }, (error, stdout, stderr) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${error ? `${stdout}${stderr}FAILED` : 'ok    '} ${name} (${seconds} s)`)
      resolve(!error)
    })
  })
}

async function runAll(steps: Record<string, string[]>, beside = async () => {}) {
  const [results] = await Promise.all([Promise.all(Object.entries(steps).map(check)), beside()])
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

/**
 * Runs every quick static check, even after one failed, and counts the results. `beside` runs at the same time as the
 * checks.
 */
export async function runChecks(beside = async () => {}): Promise<{ passed: number; failed: number }> {
  const prepared = await runAll(preparations)
  const checked = await runAll(checks, beside)
  return { passed: prepared.passed + checked.passed, failed: prepared.failed + checked.failed }
}

/** Runs the slow checks in the same way. */
export const runSlowChecks = (beside?: () => Promise<void>) => runAll(slowChecks, beside)
