import type { NextConfig } from 'next'
import { getBuildFolder } from './lib/env.ts'

const DAY = 86_400
const keep = (source: string, value: string) => ({
  source,
  headers: [{ key: 'cache-control', value }],
})

// What lib/uploads/inspection-process.ts needs: no import leads to it, so the standalone folder would lack these.
const PACKAGES = [
  'yauzl',
  'pend',
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'entities',
]
const inspection = [
  ...PACKAGES.map((name) => `./node_modules/${name}/**/*.{js,json}`),
  './node_modules/unpdf/{package.json,dist/pdfjs.mjs}',
]

const config: NextConfig = {
  // For lib/keeps-promises.ts in browsers.
  env: { KEEPS_PROMISES: process.env.BACKEND_URL ? 'no' : 'yes' },
  // A build is made beside the one in use, and each server runs on its own copy (scripts/build-site.ts, server/copy-build.ts).
  distDir: getBuildFolder(),
  output: process.env.STANDALONE ? 'standalone' : undefined,
  // Adds it to the addresses of scripts and styles, so that no cache mixes two versions (docs/several-machines.md).
  deploymentId: process.env.DEPLOYMENT_ID || undefined,
  cacheComponents: true,
  partialPrefetching: true,
  reactStrictMode: true,
  poweredByHeader: false,
  // Both would be repeated for each visitor; server/page does them once per page.
  compress: false,
  generateEtags: false,
  // No agent. For those on Next's own list (bingbot, facebookexternalhit …) it renders each page again without the cache:
  // unfinished, and with status 200 where the page is a 404. Our metadata is in the head for all clients.
  htmlLimitedBots: /(?!)/,
  // `npm test` checks types, with everything else, before it builds. Here it would take a sixth of the time, for the
  // same result.
  typescript: { ignoreBuildErrors: true },
  // Drawings are SVG and need no optimiser: neither its endpoint nor its 19 MB of native code.
  images: { unoptimized: true },
  // By default browsers request the files in `public` again each time. The script of documents has a hash in its name.
  headers: async () => [
    keep('/enhance/:file', `public, max-age=${365 * DAY}, immutable`),
    keep('/images/:path*', `public, max-age=${DAY}`),
    keep('/icons/:file', `public, max-age=${DAY}`),
  ],
  outputFileTracingIncludes: {
    '/api/*': ['./lib/uploads/*.ts', './lib/limits.ts', ...inspection],
  },
  // Next traces whatever may be read, and a data folder in the project has files of the names that the code reads.
  outputFileTracingExcludes: { '/**': ['./!(node_modules|lib|.next|.next-building)/**'] },
  experimental: {
    globalNotFound: true,
    // Few files, because pages contain the rules that they use (server/page/inline-css.ts).
    cssChunking: 'graph',
    // Pages with invented ids must not fill the disk, so pages rendered after the build are kept in memory.
    isrFlushToDisk: false,
  },
}

export default config
