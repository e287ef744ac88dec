import { getEnv } from '@/lib/env'
import { toLoopbackAddress } from '@/lib/http/loopback-address'
import { checkLinks } from '@/lib/studio/posts/check-links'
import { checkPost, findLinks } from '@/lib/studio/posts/check-post'
import { toContent } from '@/lib/studio/posts/columns'
import { findDraft } from '@/lib/studio/posts/drafts'
import { studioRead } from '@/lib/studio/route-handlers'

async function askOwn(href: string): Promise<number | null> {
  const { pathname, search } = new URL(href, getEnv().SITE_URL)
  const options = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(5_000) } as const
  return fetch(toLoopbackAddress(pathname + search), options).then(
    ({ status }) => status,
    () => null,
  )
}

/** Checks the saved post before it is published. `?links` tries its links as well. */
export const GET = studioRead('posts', async ({ db, params, request }) => {
  const content = toContent(await findDraft(db, params.id))
  if (!new URL(request.url).searchParams.has('links')) return checkPost(content)
  const broken = await checkLinks(findLinks(content), getEnv().SITE_URL, askOwn)
  return broken.map(({ href, kind }) => ({ code: `link-${kind}`, subject: href }))
})
