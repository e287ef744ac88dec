/**
 * The first step of `npm start` and `npm test`. It alone runs on whatever Node the machine has (20 or newer; where the pinned one does not run, 22.18): it installs
 * the packages when they are missing or out of date, and hands over to the Node that the project pins among them.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findRelease } from './releases.mjs'

const [task = '', ...rest] = process.argv.slice(2)
const checkout = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
// After `npm run upgrade` the same version is there, built.
const root = (task === 'start' && findRelease(checkout)) || checkout
const windows = process.platform === 'win32'
// npm does not always pass on the signal that stops it, so this process ends with npm. Other parents (`nohup`, a shell)
// may end.
const parent = process.ppid
const hasLostNpm = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** @param {string} version such as v24.21.0 @param {[number, number]} least */
function isAtLeast(version, [major, minor]) {
  const [a = 0, b = 0] = version.replace(/^v/, '').split('.').map(Number)
  return a > major || (a === major && b >= minor)
}

/** @param {string} file @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }>} */
const readPackages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

/**
 * Returns whether the packages of the lock file are installed in its versions. A built site does not need the
 * development ones.
 */
function isInstalled() {
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'))
  const isServing = task === 'start' && existsSync(path.join(root, '.next', 'BUILD_ID'))
  return Object.entries(readPackages(path.join(root, 'package-lock.json'))).every(([place, { version, ...kind }]) => {
    const isSpare = place === '' || kind.optional || kind.devOptional || kind.peer || (kind.dev && isServing)
    const found = installed[place]
    // An interrupted clean-up leaves some of the packages behind.
    return found ? found.version === version && existsSync(path.join(root, place, 'package.json')) : isSpare
  })
}

function install() {
  if (isInstalled()) return
  console.log('Installing packages (once; about half a minute) …')
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  })
  if (error) stop(`npm is missing or cannot be run (${error.message}). Install npm 10 or newer.`)
  if (status !== 0)
    stop('npm could not install the packages; see the reason above. A network connection is needed once.')
}

/** Returns the pinned Node if there is one for this machine, otherwise the machine's own if it is new enough. */
function findNode() {
  const pinned = path.join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node')
  if (existsSync(pinned) && spawnSync(pinned, ['--version'], { shell: windows }).status === 0) return pinned
  // Older versions cannot run TypeScript.
  if (isAtLeast(process.version, [22, 18])) return process.execPath
  return stop(
    `This machine's Node is ${process.version}, and the Node among the packages does not run here (${process.platform}-${process.arch}). Install Node 22.18 or newer, best Node 24.`,
  )
}

if (!isAtLeast(process.version, [20, 0])) stop(`Node 22.18 or newer is needed; this is ${process.version}.`)
install()

if (hasLostNpm()) process.exit(143)

/** @returns {Record<string, string>} the settings that name a file or a folder; a release runs in a folder of its own */
function resolvePaths() {
  /** @type {Record<string, string>} */
  const settings = {}
  for (const [name, value] of Object.entries({ DATA_DIR: './data', BACKUP_URL: '', GOOGLE_INDEXING_FILE: '' })) {
    const place = process.env[name] || value
    if (place && !place.includes('://')) settings[name] = path.resolve(checkout, place)
  }
  return settings
}

const node = findNode()
const bin = path.join(root, 'node_modules', '.bin')
const env = {
  ...process.env,
  ...(task === 'start' && resolvePaths()),
  PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  NEXT_TELEMETRY_DISABLED: '1',
  // Saves compiling the server's TypeScript and Next at each start, which is a third of the time.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
}

/** @param {string} name @returns {string[]} how Node runs a script of ours: TypeScript as it is, server-only modules allowed */
const script = (name) => [
  '--conditions=react-server',
  '--disable-warning=ExperimentalWarning',
  path.join(root, 'scripts', `${name}.ts`),
]

/** @param {string[]} args @returns {Promise<number>} the exit code; signals are passed on, and a child never outlives us */
function run(args) {
  const child = spawn(node, args, { cwd: root, env, shell: windows, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    // Node forgets that `nohup` made it ignore this signal.
    if (signal !== 'SIGHUP' || process.stdout.isTTY) child.kill(signal)
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, pass)
  const watch = setInterval(() => {
    if (!hasLostNpm()) return
    clearInterval(watch)
    console.error('npm, which started this, has ended: stopping.')
    child.kill('SIGTERM')
  }, 500)
  return new Promise((resolve) =>
    child.on('exit', (code) => {
      clearInterval(watch)
      for (const signal of signals) process.off(signal, pass)
      resolve(code ?? 1)
    }),
  )
}

if (task === 'start') {
  const prepared = await run(script('prepare'))
  if (prepared !== 0) process.exit(prepared)
  process.exit(await run([path.join(root, 'server', 'primary.ts'), checkout]))
}
process.exit(await run([...script(task), ...rest]))
