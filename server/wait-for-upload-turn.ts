import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { routes } from '../lib/routes.ts'
import { toClientAddress } from '../lib/security/client-address.ts'
import { drainBody } from '../lib/uploads/drain-body.ts'
import { takeUploadTurn } from '../lib/uploads/upload-turns.ts'
import { toFormRefusal } from './form-refusal.ts'

const WITH_FILES: readonly (string | undefined)[] = [routes.api.upload, routes.api.apply]

/** Limits the open uploads of one address. Others wait here, where they cost nothing yet. Returns true if the wait was too long. */
export async function waitForUploadTurn(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { method, url = '/', headers, socket } = request
  const hasFiles = headers['content-type']?.toLowerCase().startsWith('multipart/')
  if (method !== 'POST' || !hasFiles || !WITH_FILES.includes(url.split('?', 1)[0])) return false
  const endTurn = await takeUploadTurn(toClientAddress(headers['x-forwarded-for']?.toString(), socket.remoteAddress))
  if (!endTurn) {
    const refusal = toFormRefusal(request, 'busy')
    // A sender whose connection is cut while it sends never sees the response.
    await drainBody(Readable.toWeb(request).getReader())
    response.writeHead(refusal.status, refusal.headers).end(refusal.body)
    return true
  }
  // The sender may have left while waiting.
  if (response.destroyed || socket.destroyed) {
    endTurn()
    return true
  }
  response.once('close', endTurn)
  return false
}
