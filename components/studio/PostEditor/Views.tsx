import { useEffect, useRef } from 'react'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import styles from './PostEditor.module.scss'

const { edit } = studioPosts
const views = ['write', 'preview', 'versions'] as const

/** A view of a post's page. */
export type View = (typeof views)[number]

export type ViewsProps = { view: View; onView: (view: View) => void }

/** The views of a post: the current one in words, and buttons for the others. */
export function Views({ view, onView }: ViewsProps) {
  const current = useRef<HTMLElement>(null)
  const opened = useRef(view)
  // The pressed button disappears, and the focus with it.
  useEffect(() => {
    if (opened.current !== view) current.current?.focus()
    opened.current = view
  }, [view])
  return (
    <fieldset className={styles.views}>
      <legend className="visuallyHidden">{edit.views}</legend>
      {views.map((each) =>
        each === view ? (
          <strong key={each} ref={current} tabIndex={-1} aria-current="true">
            {edit[each]}
          </strong>
        ) : (
          <button key={each} type="button" onClick={() => onView(each)}>
            {edit[each]}
          </button>
        ),
      )}
    </fieldset>
  )
}
