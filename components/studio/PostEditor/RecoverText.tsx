import { useEffect, useState } from 'react'
import { formatMoment } from '@/components/studio/FormattedTime/moment'
import { Button } from '@/components/ui/Button/Button'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import { isContent, isSameContent, type PostContent } from '@/lib/studio/posts/post-content'
import { type PostEngine, toPostSubject } from '@/lib/studio/posts/save-post.client'
import { type FoundCopy, findCopies } from '@/lib/studio/saving/local-copies'
import { Difference } from '../Difference/Difference'
import styles from './PostEditor.module.scss'

const copy = studioPosts.copies

export type RecoverTextProps = { id: string; ownKey: string; engine: PostEngine }

/** Offers text that earlier pages of this browser could not save. Pages that are still open keep theirs. */
export function RecoverText({ id, ownKey, engine }: RecoverTextProps) {
  const [copies, setCopies] = useState<FoundCopy<PostContent>[]>([])
  useEffect(() => {
    const find = async () => {
      const { held = [] } = (await navigator.locks?.query()) ?? {}
      const open = [ownKey, ...held.map(({ name }) => name)]
      setCopies(findCopies(localStorage, toPostSubject(id), (key) => open.includes(key), isContent))
    }
    find().catch(() => undefined)
  }, [id, ownKey])
  const { base, content } = engine.getSnapshot()
  const found = copies.find((each) => !isSameContent(each.content, base.content))
  if (!found) return null
  const remove = () => {
    localStorage.removeItem(found.key)
    setCopies(copies.filter((each) => each !== found))
  }
  return (
    <section aria-labelledby="copies" className={styles.problem}>
      <div role="alert">
        <h2 id="copies">{copy.title}</h2>
      </div>
      <p>
        {copy.text} {copy.from} {formatMoment(new Date(found.at).toISOString())}.{' '}
        {found.base.version !== base.version && `${copy.outdated} ${base.updatedBy}, ${formatMoment(base.updatedAt)}.`}
      </p>
      <Difference before={content} after={found.content} same={copy.same} />
      <div className={styles.actions}>
        <Button onClick={() => void engine.restore(found).then(remove)}>{copy.restore}</Button>
        <Button look="outline" onClick={remove}>
          {copy.discard}
        </Button>
      </div>
    </section>
  )
}
