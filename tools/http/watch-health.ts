/** Asks for /healthz 40 times a second, in its own process: the process that sends the load may be late itself. */
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '../../lib/routes.ts'
import { sendOnce } from './send.ts'

const EVERY_MS = 25
const base = process.argv[2] ?? ''
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
process.on('disconnect', () => process.exit())

for (;;) {
  const { status, ms } = await sendOnce(base, { method: 'GET', path: routes.health, headers: {} }, agent)
  process.send?.({ at: Date.now(), ms: Math.round(ms), status })
  await sleep(Math.max(0, EVERY_MS - ms))
}
