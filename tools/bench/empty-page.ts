import { createServer } from 'node:http'
import { DEFAULT_HEADERS } from '../../lib/security/default-headers.ts'
import { findFreePort } from './free-port.ts'

const html =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A line</title><meta name="description" content="One line of text."><h1>A line</h1></html>'

/**
 * Serves one line of text, with the headers of every response of the site. What Lighthouse measures there is the browser's own work:
 * with `cross-origin-opener-policy` it starts a new process for the page, whose first script context is a long task.
 */
export async function serveEmptyPage() {
  const port = await findFreePort()
  const server = createServer((request, response) => {
    const isPage = request.url === '/'
    response.statusCode = isPage ? 200 : 404
    response.setHeaders(new Map(Object.entries({ ...DEFAULT_HEADERS, 'content-type': 'text/html; charset=utf-8' })))
    response.end(isPage ? html : '')
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
