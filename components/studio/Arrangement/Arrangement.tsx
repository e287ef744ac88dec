'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Picture } from '@/components/ui/Picture/Picture'
import { routes } from '@/lib/routes'
import { studioContent as copy } from '@/lib/studio/copy/studio-content'
import type { ListedPiece, PieceCalls, PieceDraft } from '@/lib/studio/pieces/piece-draft'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadProblem, LoadState } from '../LoadProblem/LoadProblem'
import { MoveButtons } from '../MoveButtons/MoveButtons'
import { toRefresh, useCall, useStudio } from '../use-studio'
import styles from './Arrangement.module.scss'

/** `picture` is an address. */
type ArrangedItem = { id: string; title: string; picture: string }

type Kind = 'study' | 'article'

const CALLS: Record<Kind, PieceCalls> = { study: 'studies', article: 'articles' }
const WORDS = {
  study: { title: copy.studies, create: copy.create, none: copy.noStudies, hidden: copy.hiddenStudies },
  article: { title: copy.articles, create: copy.createArticle, none: copy.noArticles, hidden: copy.hiddenArticles },
} as const
const toHref = (kind: Kind, id: string) => routes.studio[kind](id)

type ArrangedListProps = {
  kind: Kind
  items: ArrangedItem[]
  /** Ids of items that were changed since they were published. */
  changed: ReadonlySet<string>
  /** Called with the moved list, and a sentence about the move. */
  onMove: (items: ArrangedItem[], words: string) => void
}

/** A list of items with pictures and buttons that move them. */
function ArrangedList({ kind, items, changed, onMove }: ArrangedListProps) {
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || to < 0 || to >= items.length) return
    onMove(items.toSpliced(from, 1).toSpliced(to, 0, item), copy.moved(item.title, to + 1, items.length))
  }
  return (
    <ol className={styles.list}>
      {items.map(({ id, title, picture }, place) => (
        <li key={id}>
          <div className={styles.row}>
            <Picture kind="thumb" src={picture} className={styles.thumbnail} />
            <div>
              <h3>
                <a href={toHref(kind, id)}>{title}</a>
              </h3>
              {changed.has(id) && <p className={styles.note}>{copy.changes}</p>}
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
        </li>
      ))}
    </ol>
  )
}

const isHidden = ({ state, isDeleted }: ListedPiece) => state !== 'published' || isDeleted

/** What visitors do not see. */
const HiddenList = ({ kind, pieces }: { kind: Kind; pieces: readonly ListedPiece[] }) => (
  <section aria-labelledby={`${kind}-hidden`}>
    <h3 id={`${kind}-hidden`}>{WORDS[kind].hidden}</h3>
    <ul className={styles.list}>
      {pieces.map(({ id, title, picture, state, isDeleted, updatedAt, updatedBy }) => (
        <li key={id}>
          <div className={styles.row}>
            <Picture kind="thumb" src={picture} className={styles.thumbnail} />
            <div>
              <h4>
                <a href={toHref(kind, id)}>{title || copy.untitled}</a>
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

type PiecesProps = { kind: Kind; items: ArrangedItem[] | undefined; onMove: ArrangedListProps['onMove'] }

/** All case studies, or all journal articles. */
function Pieces({ kind, items, onMove }: PiecesProps) {
  const { data = [] } = useStudio<ListedPiece[]>(CALLS[kind], { refreshInterval: () => toRefresh() })
  const { call, problem } = useCall()
  const add = async () => {
    const called = await call<PieceDraft<unknown>>(CALLS[kind], { method: 'POST', body: {} })
    if (called.ok) location.assign(toHref(kind, called.value.id))
  }
  const hidden = data.filter(isHidden)
  const changed = new Set(data.flatMap(({ id, hasChanges }) => (hasChanges ? id : [])))
  return (
    <section aria-labelledby={kind}>
      <div className={styles.head}>
        <h2 id={kind}>{WORDS[kind].title}</h2>
        <Button onClick={() => void add()}>{WORDS[kind].create}</Button>
      </div>
      <LoadProblem problem={problem} />
      {items?.length === 0 && <p>{WORDS[kind].none}</p>}
      <ArrangedList kind={kind} items={items ?? []} changed={changed} onMove={onMove} />
      {hidden.length > 0 && <HiddenList kind={kind} pieces={hidden} />}
    </section>
  )
}

/** Case studies and journal articles, and their order. Each move is saved at once. */
export function Arrangement() {
  const { data, error, mutate } = useStudio<Record<Kind, ArrangedItem[]>>('content')
  const [message, setMessage] = useState('')
  const { call, problem } = useCall()

  const save = async (kind: Kind, items: ArrangedItem[], words: string) => {
    if (!data) return
    await mutate({ ...data, [kind]: items }, { revalidate: false })
    const { ok } = await call('content', { method: 'PUT', body: { kind, ids: items.map(({ id }) => id) } })
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
      {(['study', 'article'] as const).map((kind) => (
        <Pieces key={kind} kind={kind} items={data?.[kind]} onMove={(items, words) => void save(kind, items, words)} />
      ))}
    </div>
  )
}
