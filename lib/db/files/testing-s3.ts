import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { FileSettings } from './file-store.ts'

/** A real S3 server on loopback with one bucket; `stop` and `start` cut it off and bring it back at the same address. */
export type S3 = {
  settings: FileSettings
  start(): Promise<void>
  stop(): Promise<void>
  remove(): Promise<void>
  /** Counts on disk: s3rver lists more than 1,000 only with `--openssl-legacy-provider`. */
  countObjects(): Promise<number>
}

/** Starts an S3 server that keeps its objects in a temporary folder. */
export async function startS3(dataDir: string): Promise<S3> {
  const directory = await mkdtemp(path.join(tmpdir(), 'site-s3-'))
  const handle = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'applications', configs: [] }] })
  await handle.configureBuckets()
  let server: Server
  const listen = async (port: number) => {
    server = createServer(handle.callback()).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return {
    settings: {
      DATA_DIR: dataDir,
      FILES_URL: 's3://applications/site',
      FILES_ENCRYPTION: 'AES256',
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    start: () => listen(port).then(() => undefined),
    stop,
    async countObjects() {
      const names = await readdir(directory, { recursive: true })
      return names.filter((name) => name.endsWith('_object')).length
    },
    async remove() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
