import { useState } from 'react'
import { Select } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import { issuesCopy as copy, postsField } from '@/lib/content/studio-newsletter'
import type { PostChoice } from '@/lib/studio/issues'
import styles from './Issues.module.scss'

export type IssuePostsProps = {
  choices: readonly PostChoice[]
  /** The ids of the chosen posts, in their order. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  error?: string | undefined
}

/** Chooses posts and their order, with buttons. */
export function IssuePosts({ choices, chosen, onChange, error }: IssuePostsProps) {
  const [said, say] = useState('')
  const toTitle = (id: string) => choices.find((post) => post.id === id)?.title ?? copy.gone
  const change = (next: string[], words: string) => {
    onChange(next)
    say(words)
  }
  const move = (from: number, to: number) => {
    const id = chosen[from]
    if (id === undefined || to < 0 || to >= chosen.length) return
    change(chosen.toSpliced(from, 1).toSpliced(to, 0, id), copy.moved(toTitle(id), to + 1, chosen.length))
  }
  const left = choices.filter(({ id }) => !chosen.includes(id)).map(({ id, title }) => ({ value: id, label: title }))
  return (
    <fieldset className={styles.posts}>
      <legend>{copy.posts}</legend>
      {chosen.length === 0 && <p>{copy.noPosts}</p>}
      <ol className={styles.list}>
        {chosen.map((id, index) => (
          <li key={id} className={styles.row}>
            <span>{toTitle(id)}</span>
            <span className={styles.moves}>
              <Button
                look="outline"
                aria-label={copy.up(toTitle(id))}
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </Button>
              <Button
                look="outline"
                aria-label={copy.down(toTitle(id))}
                aria-disabled={index === chosen.length - 1}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </Button>
              <Button
                look="quiet"
                aria-label={copy.removeOf(toTitle(id))}
                onClick={() => change(chosen.toSpliced(index, 1), copy.removed(toTitle(id)))}
              >
                {copy.remove}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <Select
        name={postsField.name}
        label={copy.addPost}
        blank={copy.choose}
        options={left}
        value=""
        error={error}
        required
        onChange={({ target: { value } }) => value && change([...chosen, value], copy.added(toTitle(value)))}
      />
      <p role="status" className={styles.said}>
        {said}
      </p>
    </fieldset>
  )
}
