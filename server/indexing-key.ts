import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '../lib/env.ts'

/** Creates the step that answers for the file with the IndexNow key, which proves that the site sent a change itself. */
export function createIndexingKey({ INDEXNOW_KEY: key }: Pick<Env, 'INDEXNOW_KEY'>) {
  return ({ method, url }: IncomingMessage, response: ServerResponse): boolean => {
    if (!key || url !== `/${key}.txt` || (method !== 'GET' && method !== 'HEAD')) return false
    response
      .writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .end(key)
    return true
  }
}
