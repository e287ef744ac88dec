/** Import this before Next and React: they choose their builds by NODE_ENV when they are loaded. */
export const isDev = process.argv.includes('--dev')
Object.assign(process.env, { NODE_ENV: isDev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' })
