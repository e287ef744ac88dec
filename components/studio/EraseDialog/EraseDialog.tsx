import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { erasure } from '@/lib/content/studio-hiring'
import type { Called } from '@/lib/studio/call.client'
import type { Problem } from '@/lib/studio/problem'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import styles from './EraseDialog.module.scss'

export type EraseDialogProps = {
  title: string
  /** A name of the button for screen readers, where a page has several. */
  label?: string
  children: ReactNode
  onOpen?: () => void
  onErase: () => Promise<Called<unknown>>
  onErased: () => void
}

/** Asks before something is erased for good, and says what goes. */
export function EraseDialog({ title, label, children, onOpen, onErase, onErased }: EraseDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const open = () => {
    setProblem(null)
    onOpen?.()
    dialog.current?.showModal()
  }
  const erase = async () => {
    setBusy(true)
    const called = await onErase()
    setBusy(false)
    if (!called.ok) return setProblem(called.problem)
    dialog.current?.close()
    onErased()
  }
  return (
    <>
      <Button look="quiet" aria-label={label} onClick={open}>
        {erasure.open}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading}>
        <div className={styles.content}>
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
        </div>
      </dialog>
    </>
  )
}
