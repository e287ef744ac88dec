'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Picture } from '@/components/ui/Picture/Picture'
import { routes } from '@/lib/routes'
import { studioContent as copy } from '@/lib/studio/copy/studio-content'
import type { ListedStudy, StudyDraft } from '@/lib/studio/studies/study-draft'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadProblem, LoadState } from '../LoadProblem/LoadProblem'
import { MoveButtons } from '../MoveButtons/MoveButtons'
import { PictureField } from '../PictureField/PictureField'
import { toRefresh, useCall, useStudio } from '../use-studio'
import styles from './Arrangement.module.scss'

/** `image` is the address of the chosen picture. Without one, the site shows `drawing`. */
type ArrangedItem = { id: string; title: string; image: string | null; drawing: string }

type ArrangedListProps = {
  items: ArrangedItem[]
  /** Returns the address where an item is written. Items of files have none, and their picture is chosen here. */
  toHref?: (id: string) => string
  /** What follows a title. */
  toNote?: (id: string) => string | undefined
  /** Called with the changed list, and a sentence about the change. */
  onChange: (items: ArrangedItem[], words: string) => void
}

/** A list of items with pictures and buttons that move them. */
function ArrangedList({ items, toHref, toNote, onChange }: ArrangedListProps) {
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
            <div>
              <h3>{toHref ? <a href={toHref(id)}>{title}</a> : title}</h3>
              {toNote?.(id) && <p className={styles.note}>{toNote(id)}</p>}
            </div>
            <div className={styles.moves}>
              <MoveButtons
                place={place}
                last={items.length - 1}
                labels={{ up: copy.up(title), down: copy.down(title) }}
                onMove={(to) => move(place, to)}
              />
            </div>
          </div>
          {!toHref && (
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
          )}
        </li>
      ))}
    </ol>
  )
}

type Kind = 'study' | 'article'
type Answer = Record<Kind, ArrangedItem[]>

const isHidden = ({ state, isDeleted }: ListedStudy) => state !== 'published' || isDeleted

/** The case studies that visitors do not see. */
const HiddenStudies = ({ studies }: { studies: readonly ListedStudy[] }) => (
  <section aria-labelledby="hidden">
    <h3 id="hidden">{copy.hidden}</h3>
    <ul className={styles.list}>
      {studies.map(({ id, title, picture, state, isDeleted, updatedAt, updatedBy }) => (
        <li key={id}>
          <div className={styles.row}>
            <Picture kind="thumb" src={picture} className={styles.thumbnail} />
            <div>
              <h4>
                <a href={routes.studio.study(id)}>{title || copy.untitled}</a>
              </h4>
              <p className={styles.note}>
                {copy.states[isDeleted ? 'deleted' : state]} · <FormattedTime time={updatedAt} />
                {updatedBy && `, ${updatedBy}`}
              </p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  </section>
)

/** Case studies, which are written here, and the order and pictures of journal articles. Each change is saved at once. */
export function Arrangement() {
  const { data, error, mutate } = useStudio<Answer>('content')
  const studies = useStudio<ListedStudy[]>('studies', { refreshInterval: () => toRefresh() })
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

  const add = async () => {
    const called = await call<StudyDraft>('studies', { method: 'POST', body: {} })
    if (called.ok) location.assign(routes.studio.study(called.value.id))
  }
  const hidden = studies.data?.filter(isHidden) ?? []
  const toNote = (id: string) => studies.data?.some((study) => study.id === id && study.hasChanges) && copy.changes

  return (
    <div className={styles.page}>
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      <p role="status" className={styles.message}>
        {message}
      </p>
      <LoadProblem problem={problem} />
      <LoadState data={data} error={error} onRetry={mutate} />
      <section aria-labelledby="study">
        <div className={styles.head}>
          <h2 id="study">{copy.studies}</h2>
          <Button onClick={() => void add()}>{copy.create}</Button>
        </div>
        {data?.study.length === 0 && <p>{copy.noStudies}</p>}
        <ArrangedList
          items={data?.study ?? []}
          toHref={routes.studio.study}
          toNote={(id) => toNote(id) || undefined}
          onChange={(items, words) => void save('study', items, words)}
        />
        {hidden.length > 0 && <HiddenStudies studies={hidden} />}
      </section>
      <section aria-labelledby="article">
        <h2 id="article">{copy.articles}</h2>
        <ArrangedList items={data?.article ?? []} onChange={(items, words) => void save('article', items, words)} />
      </section>
    </div>
  )
}
