import http from 'node:http'
import { describeError, log } from '../../lib/log.ts'
import type { Metrics } from './metrics.ts'

/** Serves the metrics at `/metrics` on a separate port. */
export function serveMetrics(metrics: Pick<Metrics, 'render' | 'contentType'>, port: number, host: string) {
  const server = http.createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics') return void response.writeHead(404).end('Not found\n')
    try {
      const text = await metrics.render()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } catch (error) {
      log.warn('metrics not read', describeError(error))
      response.writeHead(500).end()
    }
  })
  // The site continues without metrics.
  server.on('error', (error) => log.error('metrics not served', describeError(error)))
  server.listen(port, host).unref()
  return server
}
