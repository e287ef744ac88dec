import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { FileStoreError } from '../data-error.ts'
import type { FileSettings, FileStore } from './file-store.ts'

/** The time that a store has to begin its response, and to receive each megabyte. */
const FIRST_BYTE_MS = 5_000
const MEGABYTE_MS = 1_000
const TIMEOUT_MS = 30_000
// `/readyz` waits two seconds and is called again and again, so calls that hang must not pile up.
const CHECK_MS = 2_000
const RETRIES = 2
const RETRY_MS = 50

/** Returns the base address. AWS has a host name for each bucket; other stores rarely do, so they get a path. */
const toBase = (bucket: string, { AWS_ENDPOINT_URL, AWS_REGION }: FileSettings) =>
  AWS_ENDPOINT_URL ? `${AWS_ENDPOINT_URL}/${bucket}/` : `https://${bucket}.s3.${AWS_REGION}.amazonaws.com/`

const drain = (response: Response) => response.arrayBuffer().catch(() => undefined)

const readTag = (xml: string, tag: string): string | undefined => xml.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0]

/** A store in a bucket. */
export type S3Store = FileStore & {
  /** Returns the names directly below the prefix. Those of folders end with a slash. */
  listTop(): Promise<string[]>
}

/**
 * Creates a store in an S3-compatible bucket, at `s3://bucket/prefix`. Objects are private by default. A call ends after
 * `timeoutMs`.
 */
export function createS3Store(url: string, settings: FileSettings, timeoutMs = TIMEOUT_MS): S3Store {
  const { host: bucket, pathname } = new URL(url)
  const folder = pathname.replace(/^\//, '').replace(/\/?$/, '/').replace(/^\/$/, '')
  const base = toBase(bucket, settings)
  const client = new AwsClient({
    service: 's3',
    region: settings.AWS_REGION,
    accessKeyId: settings.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.AWS_SECRET_ACCESS_KEY ?? '',
    sessionToken: settings.AWS_SESSION_TOKEN,
  })

  async function attempt(target: string, init: RequestInit, ms: number): Promise<Response> {
    const isLate = new AbortController()
    const timer = setTimeout(() => isLate.abort(), ms)
    const signal = AbortSignal.any([isLate.signal, AbortSignal.timeout(timeoutMs)])
    try {
      return await attemptUntil(signal, target, init)
    } finally {
      clearTimeout(timer)
    }
  }

  async function attemptUntil(signal: AbortSignal, target: string, init: RequestInit): Promise<Response> {
    for (let retry = 0; ; retry += 1) {
      const request = await client.sign(base + target, init)
      // Without a signal, Next's fetch copies the response, and cancelling its body never ends. So errors, which are
      // short, are read.
      const response = await fetch(request, { signal })
      if (retry === RETRIES || (response.status < 500 && response.status !== 429)) return response
      await drain(response)
      await sleep(Math.random() * RETRY_MS * 2 ** retry, undefined, { signal })
    }
  }

  async function send(method: string, target: string, init: RequestInit = {}, ms = FIRST_BYTE_MS): Promise<Response> {
    const response = await attempt(target, { ...init, method }, ms).catch((cause: unknown) => {
      throw new FileStoreError('FILES_UNREACHABLE', `${method}: the file store does not answer`, cause)
    })
    if (response.ok || (method === 'DELETE' && response.status === 404)) return response
    await drain(response)
    const code = response.status >= 500 ? 'FILES_UNREACHABLE' : 'FILES_REFUSED'
    throw new FileStoreError(code, `${method}: the file store answered ${response.status}`)
  }

  const list = async (query: Record<string, string>, ms?: number) => {
    const search = new URLSearchParams({ 'list-type': '2', prefix: folder, ...query })
    return (await send('GET', `?${search}`, {}, ms)).text()
  }

  async function* listPages(query: Record<string, string> = {}) {
    for (let token: string | undefined = ''; token !== undefined; ) {
      const page: string = await list({ ...query, ...(token && { 'continuation-token': token }) })
      yield page
      token = readTag(page, 'NextContinuationToken')
    }
  }

  return {
    locate: (name) => `s3://${bucket}/${folder}${name}`,
    // The store compares the body with the signed hash, so it refuses a truncated or changed upload.
    async put(from, name, { type, sha256 }) {
      const encryption: HeadersInit =
        settings.FILES_ENCRYPTION === 'off' ? {} : { 'x-amz-server-side-encryption': 'AES256' }
      const headers: HeadersInit = { 'content-type': type, 'x-amz-content-sha256': sha256, ...encryption }
      const body = await openAsBlob(from, { type })
      await send('PUT', folder + name, { headers, body }, FIRST_BYTE_MS + (body.size / 1_000_000) * MEGABYTE_MS)
    },
    async get(name) {
      const { body } = await send('GET', folder + name)
      return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([])
    },
    async remove(names) {
      for (const name of names) await send('DELETE', folder + name)
    },
    async listOlderThan(age) {
      const old: string[] = []
      for await (const page of listPages()) {
        for (const entry of page.split('<Contents>').slice(1)) {
          const isOld = Date.now() - Date.parse(readTag(entry, 'LastModified') ?? '') > age
          const name = readTag(entry, 'Key')?.slice(folder.length)
          if (isOld && name) old.push(name)
        }
      }
      return old
    },
    async listTop() {
      const names: string[] = []
      for await (const page of listPages({ delimiter: '/' }))
        for (const entry of page.split(/<Contents>|<CommonPrefixes>/).slice(1)) {
          const name = (readTag(entry, 'Key') ?? readTag(entry, 'Prefix'))?.slice(folder.length)
          if (name) names.push(name)
        }
      return names
    },
    // No file has such a name, so the response is short and quick however many files there are.
    check: () => list({ prefix: `${folder}none/`, 'max-keys': '1' }, CHECK_MS).then(() => undefined),
  }
}
