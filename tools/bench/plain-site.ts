import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { findFreePort } from './free-port.ts'

const SCRIPTS = /<template data-deferred[\s\S]*?<\/template>|<script\b[\s\S]*?<\/script>/g

/**
 * Serves the pages of the running site without scripts, and its files unchanged. The rest of a page is plain HTML, the
 * minimum that a static site generator could produce.
 */
export async function servePlainSite(site: string) {
  const port = await findFreePort()
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url)
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = new Map(answer.headers)
    for (const name of ['connection', 'content-length', 'content-encoding', 'keep-alive', 'transfer-encoding', 'etag'])
      headers.delete(name)
    const isText = /^(text|application|image\/svg)/.test(headers.get('content-type') ?? '')
    const isPage = headers.get('content-type')?.startsWith('text/html')
    const whole = isPage ? Buffer.from(body.toString().replace(SCRIPTS, '')) : body
    if (isText) headers.set('content-encoding', 'br')
    response.statusCode = answer.status
    response.setHeaders(headers)
    response.end(isText ? brotliCompressSync(whole) : whole)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
