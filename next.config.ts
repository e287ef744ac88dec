import path from 'node:path'
import type { NextConfig } from 'next'

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  reactStrictMode: true,
  poweredByHeader: false,
  cacheHandler: path.join(import.meta.dirname, 'lib/finish/cache-handler.ts'),
}

export default config
