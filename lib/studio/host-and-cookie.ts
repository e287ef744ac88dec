import { type Env, toStudioUrl } from '../env.ts'
import { isLoopback, readHostName } from '../http/host-access.ts'
import { routes } from '../routes.ts'
import { SESSION_SECONDS } from './sessions.ts'

type StudioSettings = Pick<Env, 'BACKEND_URL' | 'SITE_URL' | 'STUDIO' | 'STUDIO_HOST'>

/** Returns whether the Studio answers at this host. Other names could lead here by DNS rebinding. */
export function isStudioHost(host: string | undefined, env: StudioSettings): boolean {
  if (env.BACKEND_URL || env.STUDIO === 'off') return false
  const name = readHostName(host ?? '')
  if (name === null) return false
  if (env.STUDIO_HOST) return name === URL.parse(`http://${env.STUDIO_HOST}`)?.hostname
  return isLoopback(name) || name === new URL(env.SITE_URL).hostname
}

/** Returns the address of an invitation. Browsers do not send what follows #, so no log or proxy sees the token. */
export const toInvitationUrl = (env: StudioSettings, token: string): string =>
  `${toStudioUrl(env)}${routes.studio.enter}#${token}`

/** Returns the name of the session's cookie. Browsers accept the prefix only over https, which a site on localhost lacks. */
export function toCookieName(host: string | null | undefined): string {
  const name = readHostName(host ?? '')
  return name !== null && isLoopback(name) ? 'studio' : '__Host-studio'
}

/** Returns a cookie's value from a Cookie header, or null. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  const pair = (header ?? '').split(/;\s*/).find((entry) => entry.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : null
}

/** Returns the Set-Cookie header that starts a session at a host, or ends it if the token is null. */
export function toSessionCookie(host: string | null, token: string | null): string {
  const name = toCookieName(host)
  const life = `Max-Age=${token === null ? 0 : SESSION_SECONDS}`
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  return `${name}=${token ?? ''}; Path=/; ${life}; HttpOnly; SameSite=Strict${secure}`
}

/**
 * Returns whether the browser confirms that a page of this site made the request. Requests without that confirmation
 * are refused.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = URL.parse(headers.get('origin') ?? '')
  return origin !== null && origin.host === headers.get('host')
}
