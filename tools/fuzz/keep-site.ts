import { routes } from '../../lib/routes.ts'
import { readMemoryOfAll, type Site } from '../bench/site.ts'
import { watchHealth } from '../http/health.ts'
import { sendOnce } from '../http/send.ts'

export type KeptSite = Awaited<ReturnType<typeof keepSite>>

/** Runs a site, watches its health and its memory (in MB), and restarts it when it has ended or hangs. */
export async function keepSite(start: () => Promise<Site>) {
  const site = await start()
  const before = readMemoryOfAll(site.pid)
  const kept = {
    site,
    health: watchHealth(site.url),
    memory: { before, peak: before },
    restarts: 0,
    async keepUp() {
      const health = { method: 'GET', path: routes.health, headers: {} }
      if ((await sendOnce(kept.site.url, health, false)).status === 200) return
      kept.health.stop()
      await kept.site.stop('SIGKILL')
      kept.site = await start()
      kept.health = watchHealth(kept.site.url)
      kept.restarts += 1
    },
    async stop() {
      clearInterval(watch)
      kept.health.stop()
      await kept.site.stop()
    },
  }
  const watch = setInterval(() => {
    kept.memory.peak = Math.max(kept.memory.peak, readMemoryOfAll(kept.site.pid))
  }, 100)
  return kept
}
