/**
 * A process that keeps submissions as the site does and passes them on, at a time that its parent tells. People send
 * with the calls of a backend; a post to /at/{milliseconds} sets the time and does what the server's watcher does.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSeal } from '../../security/seal.ts'
import { DEFAULT_QUOTA } from '../../uploads/file-space.ts'
import { createBackendServer } from '../embedded/http-server.ts'
import { createEmbeddedBackend, type EmbeddedBackend } from '../embedded/index.ts'
import { createHttpBackend } from '../http/index.ts'
import { respond } from '../testing.ts'
import { createForwarding } from './hold-submission.ts'
import { sendHeld } from './send-held.ts'

const [, , dataDir = '', remoteUrl = '', start = '0'] = process.argv
const limits = { ...DEFAULT_QUOTA, freeSpace: 0 }
let time = Number(start)
const now = () => time

const local = createEmbeddedBackend(dataDir, { limits })
const remote = createHttpBackend({ url: remoteUrl, timeoutMs: 500, retryDelaysMs: [] })
const seal = createSeal('a secret of more than thirty-two characters')
const forwarding = createForwarding({ remote, local, seal, limits, dataDir, now })
// The server of the embedded backend checks what it accepts in the same way.
const people = createBackendServer(forwarding.backend as EmbeddedBackend, { dataDir, limits })

const server = createServer((request, response) => {
  const [, at] = /^\/at\/(\d+)$/.exec(request.url ?? '') ?? []
  if (!at) return people.emit('request', request, response)
  time = Math.max(time, Number(at))
  sendHeld({ ...forwarding, now }).then(
    (count) => response.end(String(count)),
    () => respond(response, 500),
  )
})
await local.getTeam()
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`)
})
