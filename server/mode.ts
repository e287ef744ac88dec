/**
 * Whether this is `npm run dev`. Imported before Next and React, which choose their builds by NODE_ENV when they are loaded.
 */
export const isDev = process.argv.includes('--dev')
Object.assign(process.env, { NODE_ENV: isDev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' })
