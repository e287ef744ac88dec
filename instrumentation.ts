/** Next calls this once, before the server takes requests. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return
  const { getEnv } = await import('./lib/env')
  const { watchRequests } = await import('./lib/server/watch-requests')
  watchRequests(getEnv())
  // A killed parent (`npm start`) must not leave a server behind that holds the port.
  if (process.connected) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
