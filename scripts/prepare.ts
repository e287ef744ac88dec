/**
 * The second step of `npm start`: checks the requirements, and builds the site if something has changed since the last
 * time.
 */
import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { checkDataFolder } from '../lib/data-folder.ts'
import { configure, exitOnConfigurationError } from '../lib/db/configure.ts'
import { getEnv } from '../lib/env.ts'
import { getJobLinkSecret, getSigningSecret } from '../lib/security/secrets.ts'
import { build, isBuilt, toBuildStamp } from './build-site.ts'

const root = path.join(import.meta.dirname, '..')

function stop(message: string): never {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Returns the system's error code for a port that cannot be used (`EADDRINUSE`); null for a free one. */
function askPort(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, () => server.close(() => resolve(null)))
  })
}

/** Returns the error of an attempt; null if it succeeds. */
function findError(attempt: () => void): NodeJS.ErrnoException | null {
  try {
    attempt()
    return null
  } catch (error) {
    return error as NodeJS.ErrnoException
  }
}

const { PORT, DATA_DIR, SITE_URL } = await exitOnConfigurationError(getEnv)
// Checked before anything is built, because another `npm start` may be serving this build.
const problem = await askPort(PORT)
if (problem === 'EADDRINUSE')
  stop(`Port ${PORT} is in use by another program. Stop that, or choose another: PORT=${PORT + 1}`)
if (problem) stop(`Port ${PORT} cannot be used (${problem}). Choose another: PORT=3000`)
const unusable = findError(() => checkDataFolder(DATA_DIR))
if (unusable) stop(unusable.message)

await configure()
const stamp = toBuildStamp([getJobLinkSecret(), getSigningSecret()])
if (!isBuilt(stamp)) {
  const unwritable = findError(() => accessSync(root, constants.W_OK))
  if (unwritable)
    stop(
      `Cannot write to ${root} (${unwritable.code}). The build goes there: it has to belong to the user who starts the site.`,
    )
  console.log('Building the site (once, and after changes; about a minute) …')
  const code = await build(stamp)
  if (code !== 0) stop('The build failed; see the reason above.')
}
console.log(`Serving ${SITE_URL}`)
