import type { APIRequestContext } from '@playwright/test'
import { routes } from '../lib/routes'

/** Returns the addresses of the posts on the blog's first page, newest first. */
export async function findPosts(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get(routes.blog)).text()
  return [...new Set(html.match(/\/blog-read\/[\w~-]+/g))]
}

/** Returns the oldest of them. A newer one may belong to another test, which deletes it again. */
export async function findPost(request: APIRequestContext): Promise<string> {
  const path = (await findPosts(request)).at(-1)
  if (!path) throw new Error('no post is listed')
  return path
}
