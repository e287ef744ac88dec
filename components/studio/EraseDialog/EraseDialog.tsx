import { type ReactNode, useId, useRef, useState } from 'react'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { callStudio } from '@/lib/studio/call.client'
import { erasure } from '@/lib/studio/copy/studio-hiring'
import type { StudioProblem } from '@/lib/studio/studio-problem'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import styles from './EraseDialog.module.scss'

export type EraseDialogProps = {
  title: string
  /** The name of the button for screen readers, if a page has several. */
  label: string
  children: ReactNode
  onOpen?: () => void
  /** The handler that erases it, and its input. */
  path: string
  body: object
  onErased: () => void
}

/** Says what would be permanently erased, and asks for confirmation. */
export function EraseDialog({ title, label, children, onOpen, path, body, onErased }: EraseDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [problem, setProblem] = useState<StudioProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const open = () => {
    setProblem(null)
    onOpen?.()
    dialog.current?.showModal()
  }
  const erase = async () => {
    setBusy(true)
    const called = await callStudio(path, { method: 'DELETE', body })
    setBusy(false)
    if (!called.ok) return setProblem(called.problem)
    dialog.current?.close()
    await notify('success', erasure.done)
    onErased()
  }
  return (
    <>
      <Button look="quiet" aria-label={label} onClick={open}>
        {erasure.open}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
        <LoadProblem problem={problem} />
        <div className={styles.buttons}>
          <Button look="outline" onClick={() => dialog.current?.close()}>
            {erasure.keep}
          </Button>
          <Button onClick={() => void erase()} disabled={isBusy}>
            {erasure.confirm}
          </Button>
        </div>
      </dialog>
    </>
  )
}
