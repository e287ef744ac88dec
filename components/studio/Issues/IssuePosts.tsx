import { useState } from 'react'
import { Field, Select } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import { toSearch } from '@/lib/listing/query'
import { issuesCopy as copy, postsField } from '@/lib/studio/copy/studio-newsletter'
import type { PostChoice } from '@/lib/studio/newsletter-issues'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useStudio } from '../use-studio'
import styles from './Issues.module.scss'

export type IssuePostsProps = {
  /** The chosen posts, in their order. */
  chosen: readonly PostChoice[]
  onChange: (chosen: PostChoice[]) => void
  error?: string | undefined
}

const toTitle = ({ title }: PostChoice) => title || copy.gone

/** Finds posts, and chooses them and their order. */
export function IssuePosts({ chosen, onChange, error }: IssuePostsProps) {
  const [search, setSearch] = useState('')
  const [message, setMessage] = useState('')
  const found = useStudio<PostChoice[]>(`newsletter/posts${toSearch({ search })}`, { keepPreviousData: true })
  const change = (next: PostChoice[], words: string) => {
    onChange(next)
    setMessage(words)
  }
  const move = (from: number, to: number) => {
    const post = chosen[from]
    if (!post || to < 0 || to >= chosen.length) return
    change(chosen.toSpliced(from, 1).toSpliced(to, 0, post), copy.moved(toTitle(post), to + 1, chosen.length))
  }
  const left = (found.data ?? []).filter(({ id }) => !chosen.some((post) => post.id === id))
  const add = (id: string) => {
    const post = left.find((each) => each.id === id)
    if (post) change([...chosen, post], copy.added(post.title))
  }
  return (
    <fieldset className={styles.posts}>
      <legend>{copy.posts}</legend>
      {chosen.length === 0 && <p>{copy.noPosts}</p>}
      <ol className={styles.list}>
        {chosen.map((post, index) => (
          <li key={post.id} className={styles.row}>
            <span>{toTitle(post)}</span>
            <span className={styles.moves}>
              <Button
                look="outline"
                aria-label={copy.up(toTitle(post))}
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </Button>
              <Button
                look="outline"
                aria-label={copy.down(toTitle(post))}
                aria-disabled={index === chosen.length - 1}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </Button>
              <Button
                look="quiet"
                aria-label={copy.removeOf(toTitle(post))}
                onClick={() => change(chosen.toSpliced(index, 1), copy.removed(toTitle(post)))}
              >
                {copy.remove}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <LoadProblem problem={found.error?.problem} onRetry={() => void found.mutate()} />
      <Field
        name="find"
        type="search"
        label={copy.find}
        hint={copy.findHint}
        value={search}
        maxLength={100}
        autoComplete="off"
        required
        onChange={({ target: { value } }) => setSearch(value)}
        // The search is not part of the issue. Enter would save the form.
        onInput={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Select
        name={postsField.name}
        label={copy.addPost}
        blank={left.length > 0 ? copy.choose : copy.noneFound}
        options={left.map(({ id, title }) => ({ value: id, label: title }))}
        value=""
        error={error}
        required
        onChange={({ target: { value } }) => add(value)}
      />
      <p role="status" className={styles.message}>
        {message}
      </p>
    </fieldset>
  )
}
