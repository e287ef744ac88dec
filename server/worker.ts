import type { AddressInfo } from 'node:net'
import type { SiteServer } from './create-server.ts'

/** What the primary process tells a worker: to listen on the site's port, or to end because another does. */
export type ToWorker = 'serve' | 'retire'

/** What a worker tells the primary process: the loopback port at which it can be checked, or that it listens on the site's port. */
export type ToPrimary = { checkPort: number } | 'serving'

/** Set by the primary process for a worker that must not serve visitors before it has been checked. */
const CHECK_FIRST = 'CHECK_FIRST'
export const checkFirst = { [CHECK_FIRST]: '1' }

/** Lets the primary process (primary.ts) decide when the server listens. `serve` makes it listen on the site's port. */
export function obeyPrimary(server: SiteServer, serve: () => void, retire: () => void): void {
  const tell = (message: ToPrimary) => process.send?.(message)
  const serveAndTell = () => {
    server.once('listening', () => tell('serving'))
    serve()
  }
  process.on('message', (message: ToWorker) => {
    if (message === 'retire') retire()
    if (message !== 'serve') return
    server.close(serveAndTell)
    server.closeAllConnections()
  })
  // biome-ignore lint/style/noProcessEnv: not a setting, but part of what the two processes tell each other
  if (process.env[CHECK_FIRST]) {
    // `exclusive`: not shared with the other workers.
    server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, () =>
      tell({ checkPort: (server.address() as AddressInfo).port }),
    )
  } else serveAndTell()
}
