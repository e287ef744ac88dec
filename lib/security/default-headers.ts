import type { Env } from '../env.ts'

/** Returns the HSTS header: two years. Browsers ignore it on plain http, so a test site there stays reachable. */
const toHsts = (more: Env['HSTS']) =>
  ['max-age=63072000', more?.includes('subdomains') && 'includeSubDomains', more?.includes('preload') && 'preload']
    .filter(Boolean)
    .join('; ')

/** Returns the headers of every response that does not set its own. Pages have a policy that names their scripts. */
export const toDefaultHeaders = ({ HSTS }: Pick<Env, 'HSTS'>): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': toHsts(HSTS),
})

/**
 * Headers for what only one person may see. Its address may let its reader act, so other sites and search engines must
 * not learn it.
 */
export const PERSONAL_HEADERS: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
}

export const DEFAULT_HEADERS = toDefaultHeaders({ HSTS: undefined })
