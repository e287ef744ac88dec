import './is-dev.ts'
import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import next from 'next'
import { configure } from '../lib/db/configure.ts'
import { findMisspelt, setBuildFolder } from '../lib/env.ts'
import { describeError, ignoreBrokenPipe, log } from '../lib/log.ts'
import { copyBuild } from './copy-build.ts'
import { createSiteServer } from './create-server.ts'
import { closeOnSignals, retire } from './drain.ts'
import { watchEventLoopDelay } from './event-loop-delay.ts'
import { isDev } from './is-dev.ts'
import { keepAssets } from './kept-assets.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { createFigureReader, readSiteFigures } from './metrics/site-figures.ts'
import { startTasks } from './tasks.ts'
import { obeyPrimary } from './worker.ts'

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
if (!isDev) keepAssets(root, env.DATA_DIR)
// Only development needs upgrades, to reload. Otherwise Next gets a server that never listens.
const sockets = isDev ? {} : { httpServer: http.createServer() }
const app = next({ dev: isDev, dir: root, hostname: env.HOST ?? 'localhost', port: env.PORT, ...sockets })
await app.prepare()

/** Loads the library of metrics only if they are wanted. */
async function loadMetrics() {
  const { createMetrics } = await import('./metrics/metrics.ts')
  return createMetrics(createFigureReader(() => readSiteFigures(env)))
}

const metrics = env.METRICS_PORT ? await loadMetrics() : undefined
const server = createSiteServer({
  env,
  root,
  isDev,
  handleWithNext: app.getRequestHandler(),
  observe: metrics?.observe,
})
watchEventLoopDelay()
closeOnSignals(server, env.SHUTDOWN_GRACE_MS)
// Next catches unhandled errors and keeps running, but without a port the process must end.
server.once('error', (error) => {
  log.error('not listening', describeError(error))
  process.exit(1)
})

const retirement = new AbortController()

function serve() {
  server.listen({ port: env.PORT, host: env.HOST }, () => startTasks(env, retirement.signal))
  if (!(metrics && env.METRICS_PORT)) return
  const metricsServer = serveMetrics(metrics, env.METRICS_PORT, env.METRICS_HOST)
  retirement.signal.addEventListener('abort', () => metricsServer.close())
}

if (cluster.isWorker) {
  obeyPrimary(server, serve, () => {
    retirement.abort()
    retire(server)
  })
} else {
  // If the parent is killed, the server must not keep the port.
  if (process.connected) process.once('disconnect', () => process.kill(process.pid, 'SIGINT'))
  serve()
}
