import path from 'node:path'
import { startNetwork } from '../../lib/backend/testing-network.ts'
import { startS3 } from '../../lib/db/files/testing-s3.ts'
import { createDatabase, dropDatabase, stopPostgres } from '../../lib/db/testing-postgres.ts'
import { type Site, startSite } from '../bench/site.ts'

type Options = {
  /** An empty folder; each replica gets a DATA_DIR in it. */
  folder: string
  ports: readonly number[]
  secrets: { JOB_LINK_SECRET: string; SIGNING_SECRET: string }
}

export type Replicas = Awaited<ReturnType<typeof startReplicas>>

const toPort = (url: string) => Number(new URL(url).port)

function toThrough(url: string, port: number): string {
  const through = new URL(url)
  through.host = `127.0.0.1:${port}`
  return through.href.replace(/\/$/, '')
}

/** Serves the last build from several processes that share a PostgreSQL and a bucket, over networks that can be cut. */
export async function startReplicas({ folder, ports, secrets }: Options) {
  const databaseUrl = await createDatabase('PostgreSQL')
  if (!databaseUrl) throw new Error('There is no PostgreSQL.')
  const s3 = await startS3(folder)
  const database = await startNetwork([toPort(databaseUrl)])
  const store = await startNetwork([toPort(s3.settings.AWS_ENDPOINT_URL ?? '')])
  const settings = {
    ...s3.settings,
    ...secrets,
    DATABASE_URL: toThrough(databaseUrl, database.port),
    AWS_ENDPOINT_URL: toThrough(s3.settings.AWS_ENDPOINT_URL ?? '', store.port),
    TRUST_PROXY: 'true',
  }
  const start = (port: number) => startSite({ port, env: { ...settings, DATA_DIR: path.join(folder, String(port)) } })
  const sites: Site[] = await Promise.all(ports.map(start))
  const balancer = await startNetwork(ports)
  return {
    url: `http://127.0.0.1:${balancer.port}`,
    folder,
    /** In the order of the ports. A killed replica is replaced once it runs again. */
    sites,
    database,
    store,
    databaseUrl,
    /** The settings of the bucket, without the network in between. */
    files: s3.settings,
    /** Kills a replica in the middle of its work and starts it again. */
    async kill(at: number) {
      const site = sites[at]
      if (!site) return
      await site.stop('SIGKILL')
      sites[at] = await start(toPort(site.url))
    },
    async stop() {
      await balancer.close()
      await Promise.all(sites.map((site) => site.stop('SIGKILL')))
      await Promise.all([database.close(), store.close()])
      await s3.remove()
      await dropDatabase(databaseUrl)
      await stopPostgres()
    },
  }
}
