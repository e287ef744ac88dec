import { useRef, useState } from 'react'
import type { KeptFile } from '@/lib/applications/draft'
import type { FileFieldName } from '@/lib/applications/steps'
import { formRoutes } from '@/lib/form-routes'
import { createKey } from '@/lib/forms/post'
import { postFile } from '@/lib/forms/post-file'

export type Upload =
  | { status: 'none' }
  | { status: 'refused'; name: string; error: string }
  | { status: 'chosen'; name: string; bytes: number }
  | { status: 'sending'; name: string; bytes: number; share: number }
  | { status: 'arrived'; name: string; bytes: number; link: string }

/** The result of sending a file. An error is about the file itself; after a failure, another try may succeed. */
type Sent = { link: string } | { error: string } | { failure: string }

const none: Upload = { status: 'none' }
const STOPPED = 'Sending was stopped. Your answers and files are still here.'

// Loaded with the first file. If that fails, for example offline, the server finds the error.
async function findError(file: File): Promise<string | null> {
  const loaded = await import('@/lib/applications/check-chosen-file').catch(() => null)
  return loaded ? loaded.checkChosenFile(file) : null
}

type Held = { file: File; key: string; abort: AbortController }

/**
 * Checks one file of the form when it is chosen, and sends it with the form. The file itself stays in this page; `keep` gets
 * what a reload may restore.
 */
export function useUpload(field: FileFieldName, keep: (file: KeptFile | undefined) => void) {
  const [upload, setUpload] = useState<Upload>(none)
  const held = useRef<Held | null>(null)
  const removed = useRef<File | null>(null)

  function show({ name, size: bytes }: File) {
    setUpload({ status: 'chosen', name, bytes })
    keep({ name, bytes })
  }

  function refuse(name: string, error: string) {
    held.current = null
    setUpload({ status: 'refused', name, error })
    keep(undefined)
  }

  function choose(file: File) {
    held.current?.abort.abort()
    const mine = { file, key: createKey(), abort: new AbortController() }
    held.current = mine
    show(file)
    void findError(file).then((error) => {
      if (error && held.current === mine) refuse(file.name, error)
    })
  }

  async function send(): Promise<Sent> {
    if (upload.status === 'arrived') return { link: upload.link }
    const mine = held.current
    if (!mine) return { failure: STOPPED }
    const { file, key } = mine
    mine.abort = new AbortController()
    const { signal } = mine.abort
    const { name, size: bytes } = file
    const showShare = (share: number) => !signal.aborted && setUpload({ status: 'sending', name, bytes, share })
    showShare(0)
    // Checked again, because it may have been changed or moved since it was chosen.
    const error = await findError(file)
    const options = { signal, key, onProgress: showShare }
    const answer = error || signal.aborted ? null : await postFile(formRoutes.api.upload, field, file, options)
    if (held.current !== mine) return { failure: STOPPED }
    if (answer?.ok) {
      const arrived = { name, bytes, link: String(answer.body.link) }
      setUpload({ status: 'arrived', ...arrived })
      keep(arrived)
      return arrived
    }
    const refusal = error ?? answer?.errors[field]
    if (refusal) {
      refuse(name, refusal)
      return { error: refusal }
    }
    show(file)
    return { failure: answer ? `${name} did not arrive. ${answer.detail}` : STOPPED }
  }

  return {
    upload,
    choose,
    /** Sends the file unless it has arrived. A retry has the same key, so that no file is stored twice. */
    send,
    stop: () => held.current?.abort.abort(),
    remove() {
      held.current?.abort.abort()
      removed.current = held.current?.file ?? null
      held.current = null
      setUpload(none)
      keep(undefined)
    },
    /** Restores a stored file: its link if it has arrived, otherwise the file if this page still has it. */
    restore({ name, bytes, link }: KeptFile) {
      if (link) setUpload({ status: 'arrived', name, bytes, link })
      else if (removed.current?.name === name) choose(removed.current)
      else refuse(name, `Choose ${name} again. Your browser dropped it when the page was reloaded.`)
    },
    /**
     * Makes the next attempt send an arrived file again, because the earlier upload belongs to the earlier application.
     */
    renew(): string | null {
      if (held.current) choose(held.current.file)
      if (held.current || upload.status !== 'arrived') return null
      const error = `${upload.name} went with the earlier version. Choose it again.`
      refuse(upload.name, error)
      return error
    },
  }
}

export type UploadControl = ReturnType<typeof useUpload>
