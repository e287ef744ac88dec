import type { Attempt } from '../../mail/attempt.ts'
import { send, toAttempt } from './send.ts'

/** Creates the sender of changed addresses to the search engines that share IndexNow (indexnow.org). */
export function createIndexNow(key: string, endpoint: string, siteUrl: string) {
  return async (urls: readonly string[]): Promise<Attempt> => {
    const call = { host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList: urls }
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    // 403 means that the key's file was not found, which may pass.
    return toAttempt(await send(endpoint, { headers, body: JSON.stringify(call) }), [400, 422])
  }
}
