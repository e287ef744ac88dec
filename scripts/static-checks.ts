import path from 'node:path'
import { run } from './build-site.ts'

const root = path.join(import.meta.dirname, '..')

const checks: { name: string; program: string; args: string[] }[] = [
  { name: 'enhancement module', program: process.execPath, args: [path.join(root, 'scripts', 'build-enhance.ts')] },
  { name: 'format and lint', program: 'biome', args: ['check', '.'] },
  { name: 'styles', program: 'stylelint', args: ['**/*.scss'] },
  { name: 'route types', program: 'next', args: ['typegen'] },
  { name: 'types', program: 'tsc', args: ['--noEmit'] },
  { name: 'unused files, exports and packages', program: 'knip', args: [] },
  { name: 'import directions', program: process.execPath, args: [path.join(root, 'scripts', 'check-imports.ts')] },
  { name: 'regular expressions', program: process.execPath, args: [path.join(root, 'scripts', 'check-regexes.ts')] },
]

/** Runs every static check, also after one failed, and counts. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  let failed = 0
  for (const { name, program, args } of checks) {
    const started = performance.now()
    const ok = (await run(program, args)) === 0
    if (!ok) failed += 1
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  }
  return { passed: checks.length - failed, failed }
}
