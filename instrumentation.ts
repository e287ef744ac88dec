/** Next calls this once, before the server takes requests. */
export async function register() {
  // A positive test, so that the bundler drops all of it from the edge build that Next makes as well.
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'production') {
    const { getEnv } = await import('./lib/env')
    const { outliveReaders } = await import('./lib/log')
    const { watchEventLoopDelay } = await import('./lib/server/event-loop-delay')
    const { ownBuffers } = await import('./lib/server/own-buffers')
    const { watchRequests } = await import('./lib/server/watch-requests')
    const { drainOnSigterm } = await import('./lib/server/drain')
    const { warmUp } = await import('./lib/server/warm-up')
    outliveReaders()
    ownBuffers()
    watchRequests(getEnv())
    watchEventLoopDelay()
    drainOnSigterm(getEnv().SHUTDOWN_GRACE_MS)
    // Next listens by now, at the port it has put into the environment, and keeps what is asked until this returns.
    void warmUp(getEnv().PORT)
    // A killed parent (`npm start`) must not leave a server behind that holds the port.
    if (process.connected) process.once('disconnect', () => process.kill(process.pid, 'SIGINT'))
  }
}
