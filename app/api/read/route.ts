import { getEmbeddedBackend } from '@/lib/backend'
import { getEnv } from '@/lib/env'
import { readText } from '@/lib/forms/read-text'
import { readHostName } from '@/lib/http/host-access'
import { decryptJobToken } from '@/lib/jobs/job-link'
import { describeError, log } from '@/lib/log'
import { findReadItem } from '@/lib/reads/find-item'
import { isUncounted, MAX_READ_BYTES, parseRead } from '@/lib/reads/read-request'
import { countRead } from '@/lib/reads/reads'
import { countPost } from '@/lib/security/rate-limit'
import { isSameOrigin, readCookie, toCookieName } from '@/lib/studio/host-and-cookie'

export * from '@/lib/forms/refuse'

async function count(request: Request): Promise<void> {
  const { headers } = request
  const backend = getEmbeddedBackend()
  const host = headers.get('host')
  const isOwner = readCookie(headers.get('cookie'), toCookieName(host)) !== null
  if (!backend || !getEnv().COUNT_READS || isUncounted(headers) || isOwner || !isSameOrigin(headers)) return
  if ((await countPost('read', headers, backend.countPost)) !== null) return
  const message = parseRead(await readText(request, MAX_READ_BYTES), readHostName(host ?? '') ?? '')
  if (!message) return
  await backend.use('read', async (db) => {
    const item = await findReadItem(db, message.path, (token) => decryptJobToken(token)?.jobId)
    if (item) await countRead(db, item, message.host)
  })
}

/** Counts a read of a page. The answer is always the same, since nobody has to know what was counted. */
export async function POST(request: Request) {
  await count(request).catch((error: unknown) => log.warn('read not counted', describeError(error)))
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
