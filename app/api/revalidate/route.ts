import { revalidatePath, revalidateTag } from 'next/cache'
import { z } from 'zod'
import { tags } from '@/lib/cache'
import { getEnv } from '@/lib/env'
import { FormFailure } from '@/lib/forms/form-failure'
import { readText } from '@/lib/forms/read-text'
import { log } from '@/lib/log'
import { routes } from '@/lib/routes'
import { isLoopbackCall } from '@/lib/security/loopback-calls'
import { isSigned } from '@/lib/security/signature'

export * from '@/lib/forms/refuse'

/** The maximum bytes read from a call, since anybody may send one. A hundred tags need half of it. */
const MAX_BYTES = 64 * 1024

/** The tags from lib/cache; without any, all lists are read again. `everything` also covers pages without content. */
const schema = z.object({
  tags: z.array(z.string().min(1).max(256)).max(100).optional(),
  everything: z.literal(true).optional(),
})

const answer = (status: number, message: string) =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } })

/** Called by the backend or lib/backend/watch-content.ts after a change. The next visit renders the changed pages again. */
export async function POST(request: Request) {
  const secret = getEnv().REVALIDATE_SECRET
  const isLoopback = isLoopbackCall(request.headers)
  if (!secret && !isLoopback) return answer(404, 'The revalidation hook is closed: REVALIDATE_SECRET is not set.')
  const body = await readText(request, MAX_BYTES).catch((failure: FormFailure) => failure)
  if (body instanceof FormFailure) return answer(body.problem.status, body.problem.title)
  if (!isLoopback && !(secret && isSigned(request.headers, body, secret)))
    return answer(401, 'The signature is missing, wrong or more than five minutes old.')
  const parsed = schema.safeParse(readJson(body))
  if (!parsed.success) return answer(400, 'Send {"tags": ["all-blogs"]}, or nothing.')
  if (isLoopback && parsed.data.everything) {
    revalidatePath(routes.home, 'layout')
    log.info('revalidated', { everything: true })
    return answer(200, 'All pages will be rendered again.')
  }
  const wanted = parsed.data.tags ?? [tags.posts, tags.jobs, tags.team]
  for (const tag of wanted) revalidateTag(tag, { expire: 0 })
  log.info('revalidated', { tags: wanted.length })
  return answer(200, `${wanted.length} tag(s) will be read again.`)
}

function readJson(body: string): unknown {
  if (body.trim() === '') return {}
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
