import { Button } from '@/components/ui/Button/Button'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import styles from './PostEditor.module.scss'

const { edit } = studioPosts
const views = ['write', 'preview', 'versions'] as const

/** A view of a post's page. */
export type View = (typeof views)[number]

export type ViewsProps = { view: View; onView: (view: View) => void }

/** Buttons that choose the view of a post. */
export function Views({ view, onView }: ViewsProps) {
  return (
    <fieldset className={styles.views}>
      <legend className="visuallyHidden">{edit.views}</legend>
      {views.map((each) => (
        <Button
          key={each}
          look={each === view ? 'outline' : 'quiet'}
          aria-pressed={each === view}
          onClick={() => onView(each)}
        >
          {edit[each]}
        </Button>
      ))}
    </fieldset>
  )
}
