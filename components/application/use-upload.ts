import { useRef, useState } from 'react'
import { checkChosenFile } from '@/lib/application/check-file'
import type { ArrivedFile } from '@/lib/application/draft'
import type { FileFieldName } from '@/lib/application/steps'
import { formatFileFault } from '@/lib/forms/file-faults'
import { createKey } from '@/lib/forms/post'
import { postFile } from '@/lib/forms/post-file'
import { routes } from '@/lib/routes'

export type Upload =
  | { status: 'none' }
  | { status: 'faulty'; name: string; error: string }
  | { status: 'sending'; name: string; bytes: number; share: number }
  | { status: 'failed'; name: string; bytes: number; error: string }
  | ({ status: 'arrived' } & ArrivedFile)

const none: Upload = { status: 'none' }

type Current = { file: File; key: string; abort: AbortController; outcome: Promise<Upload> }

/** One file of the form: checked and sent as soon as it is chosen; kept, replaced, removed, sent again. */
export function useUpload(field: FileFieldName, onArrive: (file: ArrivedFile | undefined) => void) {
  const [upload, setUpload] = useState<Upload>(none)
  const current = useRef<Current | null>(null)

  async function run(file: File, key: string, abort: AbortController): Promise<Upload> {
    const { name, size: bytes } = file
    const code = await checkChosenFile(file).catch(() => 'aborted' as const)
    if (code) return { status: 'faulty', name, error: formatFileFault(code, name) }
    const show = (share: number) => !abort.signal.aborted && setUpload({ status: 'sending', name, bytes, share })
    show(0)
    const answer = await postFile(routes.api.upload, field, file, { signal: abort.signal, key, onProgress: show })
    if (!answer) return none
    if (answer.ok) return { status: 'arrived', name, bytes, link: String(answer.body.link) }
    const error = answer.errors[field]
    if (error) return { status: 'faulty', name, error }
    return { status: 'failed', name, bytes, error: `${name} did not arrive. ${answer.detail}` }
  }

  function start(file: File, key: string): Promise<Upload> {
    current.current?.abort.abort()
    const abort = new AbortController()
    const outcome = run(file, key, abort).then((result) => {
      if (current.current?.abort === abort) {
        setUpload(result)
        if (result.status === 'arrived') onArrive(result)
      }
      return result
    })
    current.current = { file, key, abort, outcome }
    return outcome
  }

  function remove() {
    current.current?.abort.abort()
    current.current = null
    setUpload(none)
    onArrive(undefined)
  }

  return {
    upload,
    choose(file: File) {
      onArrive(undefined)
      void start(file, createKey())
    },
    /** Sends the same file under the same key, so that one which did arrive is not stored twice. */
    retry: () => (current.current ? start(current.current.file, current.current.key) : Promise.resolve(upload)),
    remove,
    restore: (file: ArrivedFile | undefined) => setUpload(file ? { status: 'arrived', ...file } : none),
    /**
     * Sends a file that arrived once more, as a new one: the one before belongs to what was sent with it. What to do where
     * a reload has left its name alone.
     */
    renew(): string | null {
      if (current.current) void start(current.current.file, createKey())
      else if (upload.status === 'arrived') {
        const error = `${upload.name} went with the earlier version. Choose it again.`
        setUpload({ status: 'faulty', name: upload.name, error })
        onArrive(undefined)
        return error
      }
      return null
    },
    /** Waits until a file on its way, or the one chosen in its place, is there or not; tries once more where it had failed. */
    async settle(): Promise<Upload> {
      let awaited = current.current
      if (!awaited || upload.status === 'arrived') return upload
      let outcome = await awaited.outcome
      while (current.current && current.current !== awaited) {
        awaited = current.current
        outcome = await awaited.outcome
      }
      return outcome.status === 'failed' && upload.status === 'failed' ? start(awaited.file, awaited.key) : outcome
    },
  }
}

export type UploadControl = ReturnType<typeof useUpload>
