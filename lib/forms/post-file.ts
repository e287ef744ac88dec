import { type PostAnswer, readAnswer, toLostAnswer } from './post.ts'

/** The time without progress after which an upload fails. A slow upload may take as long as it needs. */
const STALL_MS = 30_000

type Options = { signal: AbortSignal; key: string; onProgress: (share: number) => void; stall?: number }

/** Posts one file and reports its progress, 0 to 1, which fetch cannot. Resolves to `null` if cancelled. Never rejects. */
export function postFile(address: string, field: string, file: File, options: Options): Promise<PostAnswer | null> {
  const { signal, key, onProgress, stall = STALL_MS } = options
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let isStalled = false
    let timer: ReturnType<typeof setTimeout>
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isStalled = true
        request.abort()
      }, stall)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      watch()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => {
      const { status, responseText: text } = request
      resolve(readAnswer({ status, text, retryAfter: request.getResponseHeader('retry-after'), isFile: true }))
    }
    request.onerror = () => resolve(toLostAnswer(false))
    request.onabort = () => resolve(isStalled ? toLostAnswer(true) : null)
    request.onloadend = () => clearTimeout(timer)
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', address)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('idempotency-key', key)
    const body = new FormData()
    body.set(field, file)
    watch()
    request.send(body)
  })
}
