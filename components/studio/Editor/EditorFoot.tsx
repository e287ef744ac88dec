import { memo } from 'react'
import { formatReadTime } from '@/lib/format/read-time'
import styles from './EditorFoot.module.scss'

export type EditorFootProps = { text: string }

/** The length of the text, and how long reading it takes. Counts again only when the text changes, not when the cursor moves. */
export const EditorFoot = memo(function EditorFoot({ text }: EditorFootProps) {
  const words = text.split(/\s+/).filter(Boolean).length
  return (
    <p className={styles.foot}>
      {words.toLocaleString('en-US')} {words === 1 ? 'word' : 'words'}
      {words > 0 && `, ${formatReadTime(null, words)}`}
    </p>
  )
})
