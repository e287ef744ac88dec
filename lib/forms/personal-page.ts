import 'server-only'
import { isFromPersonalPage } from '../security/same-site.ts'
import { FormFailure } from './form-failure.ts'
import { respondPlainPage, wantsPage } from './respond.ts'

/** Reads the token from the address that a personal page's form posts to. */
export const readToken = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/** Refuses a post from another site, which might know the link. Returns `null` for the form of the page at `path`. */
export function refuseOtherSites({ headers }: Request, path: string): Response | null {
  return isFromPersonalPage(headers) ? null : respondPlainPage(new FormFailure('cross-site'), path)
}

/** Redirects to the next page, so that a reload does not send the form again. */
export const redirectTo = (location: string): Response => new Response(null, { status: 303, headers: { location } })

/** Responds to a call with a broken link. Redirects browsers to the page at `path`, which says so. */
export const respondBrokenLink = ({ headers }: Request, path: string): Response =>
  wantsPage(headers) ? redirectTo(path) : new Response('This link does not work.\n', { status: 404 })
