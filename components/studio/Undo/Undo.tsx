import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { studio } from '@/lib/studio/copy/studio'
import styles from './Undo.module.scss'

export type UndoProps = { text: string; onUndo: () => void }

/** Names what was removed, with a button that undoes it. Takes the focus, because the pressed button is gone. */
export function Undo({ text, onUndo }: UndoProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each removal is news.
  useEffect(() => box.current?.querySelector('button')?.focus(), [text])
  return (
    <div ref={box} className={styles.undo}>
      <p>{text}</p>
      <Button look="outline" onClick={onUndo}>
        {studio.undo}
      </Button>
    </div>
  )
}
