/** Starts the site: `npm start`, and with `--dev` `npm run dev`. Next's documented custom server; its steps are in create-server.ts. */
import './mode.ts'
import http from 'node:http'
import next from 'next'
import { watchContent } from '../lib/backend/watch-content.ts'
import { getEnv } from '../lib/env.ts'
import { describeError, ignoreBrokenPipe, log } from '../lib/log.ts'
import { createSiteServer } from './create-server.ts'
import { closeOnSignals } from './drain.ts'
import { watchEventLoopDelay } from './event-loop-delay.ts'
import { isDev } from './mode.ts'

const env = getEnv()
const root = process.cwd()

ignoreBrokenPipe()
// Next takes the sockets of this server, for its reloading. Otherwise nobody has to take another protocol that a browser offers: Next
// gets a server that never listens, and the request is answered as usual.
const sockets = isDev ? {} : { httpServer: http.createServer() }
const app = next({ dev: isDev, dir: root, hostname: env.HOST ?? 'localhost', port: env.PORT, ...sockets })
await app.prepare()

const server = createSiteServer({ env, root, isDev, askNext: app.getRequestHandler() })
watchEventLoopDelay()
closeOnSignals(server, env.SHUTDOWN_GRACE_MS)
// A killed parent (`npm start`) must not leave a server behind that holds the port.
if (process.connected) process.once('disconnect', () => process.kill(process.pid, 'SIGINT'))
// Next hears errors that nobody handles, and goes on; without its port there is nothing to go on for.
server.once('error', (error) => {
  log.error('not listening', describeError(error))
  process.exit(1)
})
server.listen({ port: env.PORT, host: env.HOST }, () => void watchContent(env))
