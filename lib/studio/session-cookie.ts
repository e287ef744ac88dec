import { SESSION_SECONDS } from './sessions.ts'

/** The Set-Cookie header that starts a session, or ends it with a token of null. */
export function toSessionCookie(name: string, token: string | null): string {
  const life = `Max-Age=${token === null ? 0 : SESSION_SECONDS}`
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  return `${name}=${token ?? ''}; Path=/; ${life}; HttpOnly; SameSite=Strict${secure}`
}
