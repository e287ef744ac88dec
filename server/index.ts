import './is-dev.ts'
import { existsSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import next from 'next'
import { configure } from '../lib/db/configure.ts'
import { findMisspelt, setBuildFolder } from '../lib/env.ts'
import { describeError, ignoreBrokenPipe, log } from '../lib/log.ts'
import { copyBuild } from './copy-build.ts'
import { createSiteServer } from './create-server.ts'
import { closeOnSignals } from './drain.ts'
import { watchEventLoopDelay } from './event-loop-delay.ts'
import { isDev } from './is-dev.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { createFigureReader, readSiteFigures } from './metrics/site-figures.ts'
import { startTasks } from './tasks.ts'

const env = await configure()
const root = process.cwd()

ignoreBrokenPipe()
for (const { name, meant } of findMisspelt()) log.warn('unknown setting', { name, meant })
// The standalone folder cannot build, so nothing replaces its build.
if (!isDev && existsSync(path.join(root, 'next.config.ts'))) {
  try {
    setBuildFolder(copyBuild(root))
  } catch (error) {
    log.warn('build not copied', describeError(error))
  }
}
// Only development needs upgrades, to reload. Otherwise Next gets a server that never listens.
const sockets = isDev ? {} : { httpServer: http.createServer() }
const app = next({ dev: isDev, dir: root, hostname: env.HOST ?? 'localhost', port: env.PORT, ...sockets })
await app.prepare()

/** Loads the library of metrics only if they are wanted. */
async function startMetrics(port: number) {
  const { createMetrics } = await import('./metrics/metrics.ts')
  const metrics = createMetrics(createFigureReader(() => readSiteFigures(env)))
  serveMetrics(metrics, port, env.METRICS_HOST)
  return metrics.observe
}

const observe = env.METRICS_PORT ? await startMetrics(env.METRICS_PORT) : undefined
const server = createSiteServer({ env, root, isDev, handleWithNext: app.getRequestHandler(), observe })
watchEventLoopDelay()
closeOnSignals(server, env.SHUTDOWN_GRACE_MS)
// If the parent (`npm start`) is killed, the server must not keep the port.
if (process.connected) process.once('disconnect', () => process.kill(process.pid, 'SIGINT'))
// Next catches unhandled errors and keeps running, but without a port the process must end.
server.once('error', (error) => {
  log.error('not listening', describeError(error))
  process.exit(1)
})
server.listen({ port: env.PORT, host: env.HOST }, () => startTasks(env))
