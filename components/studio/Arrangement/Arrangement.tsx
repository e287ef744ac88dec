'use client'

import { useState } from 'react'
import { Picture } from '@/components/ui/Picture/Picture'
import { studioContent as copy } from '@/lib/studio/copy/studio-content'
import { LoadProblem, LoadState } from '../LoadProblem/LoadProblem'
import { MoveButtons } from '../MoveButtons/MoveButtons'
import { PictureField } from '../PictureField/PictureField'
import { useCall, useStudio } from '../use-studio'
import styles from './Arrangement.module.scss'

/** `image` is the address of the chosen picture. Without one, the site shows `drawing`. */
type ArrangedItem = { id: string; title: string; image: string | null; drawing: string }

type ArrangedListProps = {
  items: ArrangedItem[]
  /** Called with the changed list, and a sentence about the change. */
  onChange: (items: ArrangedItem[], words: string) => void
}

/** A list of items with pictures and buttons that move them. */
function ArrangedList({ items, onChange }: ArrangedListProps) {
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || to < 0 || to >= items.length) return
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item), copy.moved(item.title, to + 1, items.length))
  }
  return (
    <ol className={styles.list}>
      {items.map(({ id, title, image, drawing }, place) => (
        <li key={id}>
          <div className={styles.row}>
            <Picture kind="thumb" src={image ?? drawing} className={styles.thumbnail} />
            <h3>{title}</h3>
            <div className={styles.moves}>
              <MoveButtons
                place={place}
                last={items.length - 1}
                labels={{ up: copy.up(title), down: copy.down(title) }}
                onMove={(to) => move(place, to)}
              />
            </div>
          </div>
          <details className={styles.picture}>
            <summary>{copy.edit}</summary>
            <PictureField
              name={id}
              label={copy.picture(title)}
              hint={copy.hint}
              hasAlt={false}
              value={image ? { src: image, alt: '' } : null}
              onChange={(value) =>
                onChange(items.with(place, { id, title, image: value?.src ?? null, drawing }), copy.saved)
              }
            />
          </details>
        </li>
      ))}
    </ol>
  )
}

type Kind = 'study' | 'article'
type Answer = Record<Kind, ArrangedItem[]>

const KINDS = [
  ['study', copy.studies],
  ['article', copy.articles],
] as const

/** The order and pictures of case studies and journal articles. Each change is saved at once. */
export function Arrangement() {
  const { data, error, mutate } = useStudio<Answer>('content')
  const [message, setMessage] = useState('')
  const { call, problem } = useCall()

  const save = async (kind: Kind, items: ArrangedItem[], words: string) => {
    if (!data) return
    await mutate({ ...data, [kind]: items }, { revalidate: false })
    const body = { kind, items: items.map(({ id, image }) => ({ id, image })) }
    const { ok } = await call('content', { method: 'PUT', body })
    setMessage(ok ? words : '')
    if (!ok) await mutate()
  }

  return (
    <div className={styles.page}>
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      <p role="status" className={styles.message}>
        {message}
      </p>
      <LoadProblem problem={problem} />
      <LoadState data={data} error={error} onRetry={mutate} />
      {KINDS.map(([kind, title]) => (
        <section key={kind} aria-labelledby={kind}>
          <h2 id={kind}>{title}</h2>
          <ArrangedList items={data?.[kind] ?? []} onChange={(items, words) => void save(kind, items, words)} />
        </section>
      ))}
    </div>
  )
}
