import { type Env, toStudioUrl } from '../env.ts'
import { isLoopback, readHostName } from '../http/host-access.ts'
import { routes } from '../routes.ts'
import { SESSION_SECONDS } from './sessions.ts'

type StudioSettings = Pick<Env, 'BACKEND_URL' | 'SITE_URL' | 'STUDIO' | 'STUDIO_HOST'>

/** Whether the Studio exists at this host: other names could lead here by DNS rebinding. */
export function isStudioHost(host: string | undefined, env: StudioSettings): boolean {
  if (env.BACKEND_URL || env.STUDIO === 'off') return false
  const name = readHostName(host ?? '')
  if (name === null) return false
  if (env.STUDIO_HOST) return name === URL.parse(`http://${env.STUDIO_HOST}`)?.hostname
  return isLoopback(name) || name === new URL(env.SITE_URL).hostname
}

/** The address of an invitation. Browsers keep what follows # to themselves: no log and no proxy sees the token. */
export const toInvitationUrl = (env: StudioSettings, token: string): string =>
  `${toStudioUrl(env)}${routes.studio.enter}#${token}`

/** The cookie of a session. Browsers accept the prefix only over https, which a site on this machine does not have. */
export function toCookieName(host: string | null | undefined): string {
  const name = readHostName(host ?? '')
  return name !== null && isLoopback(name) ? 'studio' : '__Host-studio'
}

/** A cookie's value in a Cookie header. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  const pair = (header ?? '').split(/;\s*/).find((entry) => entry.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : null
}

/** The Set-Cookie header that starts a session at a host, or ends it with a token of null. */
export function toSessionCookie(host: string | null, token: string | null): string {
  const name = toCookieName(host)
  const life = `Max-Age=${token === null ? 0 : SESSION_SECONDS}`
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  return `${name}=${token ?? ''}; Path=/; ${life}; HttpOnly; SameSite=Strict${secure}`
}

/** Whether a browser says that this site's own page made the request. A request that does not say is refused. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = URL.parse(headers.get('origin') ?? '')
  return origin !== null && origin.host === headers.get('host')
}
