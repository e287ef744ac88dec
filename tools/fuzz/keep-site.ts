import { routes } from '../../lib/routes.ts'
import { readMemoryOfAll, type Site } from '../bench/site.ts'
import { watchHealth } from '../http/health.ts'
import { sendOnce } from '../http/send.ts'

/** A running site, with its health and memory (in MB) watched, that is started again when something ended or froze it. */
export async function keepSite(start: () => Promise<Site>) {
  let site = await start()
  let health = watchHealth(site.url)
  const before = readMemoryOfAll(site.pid)
  const memory = { before, peak: before }
  let restarts = 0
  const watch = setInterval(() => {
    memory.peak = Math.max(memory.peak, readMemoryOfAll(site.pid))
  }, 100)
  const isUp = async () =>
    (await sendOnce(site.url, { method: 'GET', path: routes.health, headers: {} }, false)).status === 200
  return {
    memory,
    getUrl: () => site.url,
    getHealth: () => health,
    getRestarts: () => restarts,
    async keepUp() {
      if (await isUp()) return
      health.stop()
      await site.stop('SIGKILL')
      site = await start()
      health = watchHealth(site.url)
      restarts += 1
    },
    async stop() {
      clearInterval(watch)
      health.stop()
      await site.stop()
    },
  }
}
