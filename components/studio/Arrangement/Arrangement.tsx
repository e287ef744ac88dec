'use client'

import { useState } from 'react'
import { studioContent as copy } from '@/lib/content/studio-content'
import { LoadProblem, LoadState } from '../LoadProblem/LoadProblem'
import { useCall, useStudio } from '../use-studio'
import { type ArrangedItem, ArrangedList } from './ArrangedList'
import styles from './Arrangement.module.scss'

type Kind = 'study' | 'article'
type Answer = Record<Kind, ArrangedItem[]>

/** The order and the pictures of case studies and journal; each change is saved at once. */
export function Arrangement() {
  const { data, error, mutate } = useStudio<Answer>('content')
  const [said, setSaid] = useState('')
  const { call, problem } = useCall()

  const save = async (kind: Kind, items: ArrangedItem[], words: string) => {
    if (!data) return
    await mutate({ ...data, [kind]: items }, { revalidate: false })
    const body = { kind, items: items.map(({ id, image }) => ({ id, image })) }
    const { ok } = await call('content', { method: 'PUT', body })
    setSaid(ok ? words : '')
    if (!ok) await mutate()
  }

  const kinds = [
    ['study', copy.studies],
    ['article', copy.articles],
  ] as const
  return (
    <div className={styles.page}>
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <LoadProblem problem={problem} />
      <LoadState data={data} error={error} onRetry={mutate} />
      {kinds.map(([kind, title]) => (
        <section key={kind} aria-labelledby={kind}>
          <h2 id={kind}>{title}</h2>
          <ArrangedList items={data?.[kind] ?? []} onChange={(items, words) => void save(kind, items, words)} />
        </section>
      ))}
    </div>
  )
}
