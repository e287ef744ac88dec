import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Probe } from '../http/health.ts'
import { type HttpRequest, type HttpResponse, send, toUpload } from '../http/send.ts'
import type { KeptSite } from './keep-site.ts'

export type Sent<File> = { file: File; request: HttpRequest; answer: HttpResponse; start: number; end: number }

type Upload = { name: string; bytes: Buffer }

const AT_ONCE = 4

let addresses = 0

/** Returns an unused address, because the site limits each. */
function toNextAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

export async function uploadAll<File extends Upload>(base: string, files: readonly File[]): Promise<Sent<File>[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const address = toNextAddress()
  const queue = [...files]
  const sent: Sent<File>[] = []
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const { headers, ...rest } = await toUpload(file.name, file.bytes)
      const request = { ...rest, headers: { ...headers, 'x-forwarded-for': address } }
      const start = Date.now()
      const answer = await send(base, request, agent)
      sent.push({ file, request, answer, start, end: Date.now() })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  agent.destroy()
  return sent
}

/** Measures the response time of /healthz while valid files arrive. Damaged files are compared with it. */
export async function measureHonest({ site, health }: KeptSite, files: readonly Upload[]): Promise<number> {
  await uploadAll(site.url, files)
  const began = Date.now()
  for (let round = 0; round < 10; round += 1) await uploadAll(site.url, files)
  await sleep(500)
  return health.longestSince(began)
}

/** Returns whether an upload was in progress during a probe of /healthz. */
export const overlaps = ({ start, end }: { start: number; end: number }, { at, ms }: Probe) =>
  start <= at && end >= at - ms
