'use client'

import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Field } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { tagsCopy as copy } from '@/lib/studio/copy/studio-tags'
import type { CountedTag } from '@/lib/studio/posts/tags'
import { LoadProblem, LoadState } from '../LoadProblem/LoadProblem'
import { useCall, useStudio } from '../use-studio'
import styles from './Tags.module.scss'

type RenamingProps = { tag: string; error: string | undefined; onSave: (name: string) => void; onCancel: () => void }

/** The form of a tag's new name. */
function Renaming({ tag, error, onSave, onCancel }: RenamingProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave(String(new FormData(event.currentTarget).get('to') ?? '').trim())
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        name="to"
        label={copy.name(tag)}
        required
        maxLength={80}
        defaultValue={tag}
        error={error && `${copy.name(tag)} ${error}.`}
        isLive
        ref={(box) => box?.focus()}
      />
      <div className={styles.buttons}>
        <Button type="submit">{copy.save}</Button>
        <Button look="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}

/** The tags of posts: each with its number of posts, to rename, merge or remove. */
export function Tags() {
  const { data: tags, error, mutate } = useStudio<CountedTag[]>('tags', { keepPreviousData: true })
  const { call, problem } = useCall()
  const [renamed, setRenamed] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const close = (tag: string) => {
    flushSync(() => setRenamed(null))
    list.current?.querySelector<HTMLElement>(`[data-tag="${CSS.escape(tag)}"]`)?.focus()
  }
  const rename = async (from: string, to: string) => {
    if (to === from) return close(from)
    if (tags?.some(({ tag }) => tag === to) && !confirm(copy.merge(from, to))) return
    const called = await call<{ posts: number; tag: string }>('tags', { method: 'PUT', body: { from, to } })
    if (!called.ok) return
    await mutate()
    close(called.value.tag)
    await notify('success', copy.renamed(called.value.tag, called.value.posts))
  }
  const remove = async ({ tag, posts }: CountedTag) => {
    if (!confirm(copy.sure(tag, posts))) return
    const called = await call('tags', { method: 'DELETE', body: { from: tag } })
    await mutate()
    if (called.ok) await notify('success', copy.removed(tag))
  }
  return (
    <div className={styles.tags}>
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      <LoadProblem problem={problem?.errors?.to ? null : problem} />
      <LoadState data={tags} error={error} onRetry={mutate} />
      {tags?.length === 0 && <p>{copy.none}</p>}
      <ul ref={list} className={styles.list}>
        {tags?.map((counted) => {
          const { tag, posts, published } = counted
          return (
            <li key={tag}>
              {renamed === tag ? (
                <Renaming
                  tag={tag}
                  error={problem?.errors?.to}
                  onSave={(name) => void rename(tag, name)}
                  onCancel={() => close(tag)}
                />
              ) : (
                <>
                  <span className={styles.name}>
                    <strong>
                      <bdi>{tag}</bdi>
                    </strong>{' '}
                    {copy.posts(posts, published)}
                  </span>
                  <span className={styles.buttons}>
                    <Button look="quiet" data-tag={tag} aria-label={copy.renameOf(tag)} onClick={() => setRenamed(tag)}>
                      {copy.rename}
                    </Button>
                    <Button look="quiet" aria-label={copy.removeOf(tag)} onClick={() => void remove(counted)}>
                      {copy.remove}
                    </Button>
                  </span>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
