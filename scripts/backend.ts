/**
 * `npm run backend`: the embedded backend as a program of its own, so that a site can be pointed at it with BACKEND_URL.
 * BACKEND_PORT (or PORT, default 4000) and BACKEND_HOST (default 127.0.0.1: this machine only) say where it listens.
 * BACKEND_ALLOWED_HOSTS: the names, separated by commas, by which other machines may call it. Its address and localhost are always allowed.
 */
import { once } from 'node:events'
import { createBackendServer } from '../lib/backend/embedded/http-server.ts'
import { createEmbeddedBackend } from '../lib/backend/embedded/index.ts'
import { createFileStore, FILE_SETTINGS } from '../lib/db/files/file-store.ts'
import { readSettings } from '../lib/env.ts'
import { log } from '../lib/log.ts'
import { toQuotaLimits } from '../lib/uploads/file-space.ts'
import { fail } from './terminal.ts'

const DRAIN_MS = 30_000

const { BACKEND_PORT, BACKEND_HOST: host = '127.0.0.1', BACKEND_ALLOWED_HOSTS = '', PORT } = process.env
const env = readSettings(process.env, [
  ...FILE_SETTINGS,
  'DATABASE_URL',
  'SCAN_COMMAND',
  'UNCLAIMED_MB',
  'CLAIMED_MB',
  'FREE_SPACE_MB',
])
const { DATA_DIR, DATABASE_URL, SCAN_COMMAND } = env
const limits = toQuotaLimits(env)
const port = Number(BACKEND_PORT || PORT || 4000)
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('BACKEND_PORT (or PORT) must be a port number.')

const backend = createEmbeddedBackend(DATA_DIR, { limits, files: createFileStore(env), url: DATABASE_URL })
const names = [host, ...BACKEND_ALLOWED_HOSTS.split(',').map((name) => name.trim())]
const server = createBackendServer(backend, { dataDir: DATA_DIR, scanCommand: SCAN_COMMAND, names, limits })
// Creates and seeds a new database now, so that a problem shows at the start rather than in the first call.
await backend.getTeam()
server.on('error', (error) => fail(`The backend cannot listen on ${host}:${port}: ${error.message}`))
server.listen(port, host)
await once(server, 'listening')
const address = server.address()
log.info('backend listening', { host, port: typeof address === 'object' && address ? address.port : port })

async function stop() {
  log.info('backend stopping')
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearTimeout(timer)
  await backend.close()
  process.exit(0)
}

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
