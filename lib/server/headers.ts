/** Headers of every answer that does not bring its own. Pages bring a content-security-policy that names their scripts. */
export const DEFAULT_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Two years. Browsers take it from https answers only, so a test site on plain http locks nobody out.
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
}
