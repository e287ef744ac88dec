import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const root = path.join(import.meta.dirname, '../../..')
// Below the project, so that samples find its packages; not below node_modules, where Node strips no types.
const samplesFolder = path.join(root, 'test-results/code-samples')
const runFile = promisify(execFile)

type Files = Record<string, string>

/** Writes files into a new folder and returns it. */
function writeFiles(files: Files): string {
  mkdirSync(samplesFolder, { recursive: true })
  const folder = mkdtempSync(path.join(samplesFolder, 'run-'))
  for (const [name, text] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

async function run(command: string, args: string[], folder: string, env: Files = {}) {
  try {
    // biome-ignore lint/style/noProcessEnv: the program needs its machine's as well
    return (await runFile(command, args, { cwd: folder, timeout: 150_000, env: { ...process.env, ...env } })).stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${path.basename(command)} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the last of these files in its own Node process and returns the output. */
export function runNode(files: Files, args: string[] = [], env: Files = {}): Promise<string> {
  const main = Object.keys(files).at(-1) ?? ''
  return run(process.execPath, ['--disable-warning=ExperimentalWarning', ...args, main], writeFiles(files), env)
}

/** Returns whether this machine has Python 3. */
export const hasPython = spawnSync('python3', ['--version']).status === 0

/** Runs the last of these files with Python and returns the output. */
export function runPython(files: Files): Promise<string> {
  return run('python3', ['-X', 'utf8', Object.keys(files).at(-1) ?? ''], writeFiles(files))
}

/** Parses a shell script without running it. */
export function parseShell(script: string): Promise<string> {
  return run('sh', ['-n', 'script.sh'], writeFiles({ 'script.sh': script }))
}

const compilerOptions = {
  target: 'es2023',
  lib: ['esnext', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  typeRoots: [path.join(root, 'node_modules/@types')],
}

/**
 * Checks TypeScript files as a separate strict project; `types` names packages of @types. Throws the compiler's output.
 */
export function checkTypes(files: Files, types: string[] = []): Promise<string> {
  const project = { compilerOptions: { ...compilerOptions, types }, include: ['*.ts'] }
  const folder = writeFiles({ ...files, 'tsconfig.json': JSON.stringify(project) })
  return run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], folder)
}
