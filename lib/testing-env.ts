import path from 'node:path'

/**
 * The environment of a process that a test starts: nothing of this machine's but the cache of compiled code, which
 * halves the time of its start.
 */
export const cleanEnv = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../node_modules/.cache/node'),
} as const
