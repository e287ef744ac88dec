import fc from 'fast-check'

// Headers that only the framework, proxies or browsers should send, each with odd values.
const HEADERS: Record<string, string[]> = {
  accept: ['text/html', 'application/json', '*/*', 'text/x-component', 'x'.repeat(2_000)],
  'accept-encoding': ['gzip', 'br;q=1, *;q=0', 'identity', 'zstd'],
  origin: ['null', 'https://evil.example', 'http://127.0.0.1', 'file://', '::'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'none', 'same-site', 'x'],
  'x-forwarded-for': ['203.0.113.9', '::1', 'unknown', ','.repeat(500), '<script>'],
  'x-forwarded-host': ['evil.example', 'a b', '[', 'evil.example, other.example'],
  'x-forwarded-proto': ['https', 'javascript', ','],
  'x-forwarded-port': ['0', '99999', 'x'],
  forwarded: ['for=x;host=evil.example'],
  host: ['evil.example', '127.0.0.1', '[::1', 'a/b', 'x:99999', '%'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,2-2,1-1', 'x'],
  'if-none-match': ['*', '"x"', 'W/"x", "y"', '"', ','.repeat(500)],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'x', '9'.repeat(50)],
  'content-encoding': ['gzip', 'br', 'x'],
  cookie: ['a=b', '__prerender_bypass=x; __next_preview_data=x', '='.repeat(2_000), 'a=%E0%A4%A'],
  'user-agent': ['Googlebot/2.1', 'facebookexternalhit/1.1', ''],
  rsc: ['1', '0'],
  'next-router-prefetch': ['1', '2', 'x'],
  'next-router-segment-prefetch': ['/_tree', '/_full', '/__PAGE__', '/../x', 'x'],
  'next-router-state-tree': ['%5B%22%22%5D', '[', '%E0%A4%A', JSON.stringify(['', {}]), 'x'.repeat(5_000)],
  'next-url': ['/blog', '//evil.example', '%'],
  'next-action': ['0'.repeat(40), '0'.repeat(42), 'x', '../../x'],
  'next-instant-navigation-testing-prefetch': ['1'],
  'x-nextjs-data': ['1'],
  'x-nextjs-html-request-id': ['x'],
  'x-prerender-revalidate': ['x'],
  'x-middleware-subrequest': ['middleware:middleware:middleware:middleware:middleware', 'proxy'],
  'x-middleware-prefetch': ['1'],
  'x-middleware-rewrite': ['http://evil.example/'],
  'x-invoke-path': ['/x'],
  'x-invoke-status': ['500'],
  'x-invoke-error': ['{"message":"x"}'],
  'x-matched-path': ['/blog-read/[postId]', '/x'],
  'x-now-route-matches': ['1=x', '%'],
  'x-next-cache-tags': ['all-blogs'],
  'x-next-revalidated-tags': ['all-blogs'],
  'next-resume': ['1'],
  'x-signature': ['sha256=00', 'x'],
  'idempotency-key': ['a', 'a b', 'x'.repeat(300), '../x'],
  'x-http-method-override': ['DELETE'],
  expect: ['100-continue'],
  upgrade: ['websocket', 'h2c'],
  te: ['trailers'],
}

const header = fc
  .constantFrom(...Object.entries(HEADERS))
  .chain(([name, values]) => fc.constantFrom(...values).map((value): [string, string] => [name, value]))

/** Any of the headers above, a few at a time. */
export const headers: fc.Arbitrary<Record<string, string>> = fc
  .array(header, { maxLength: 4 })
  .map((pairs) => Object.fromEntries(pairs))
