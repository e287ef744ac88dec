'use client'

import type { ListName } from '@/lib/listing/lists'
import { listsCopy as copy } from '@/lib/studio/copy/studio-lists'
import type { StudioList } from '@/lib/studio/lists'
import { LoadState } from '../LoadProblem/LoadProblem'
import { useStudio } from '../use-studio'
import { ListForm } from './ListForm'
import styles from './Lists.module.scss'

const NAMES: readonly ListName[] = ['departments', 'categories']

function LoadedList({ name }: { name: ListName }) {
  const { data, error, mutate } = useStudio<StudioList>(`lists/${name}`, { keepPreviousData: true })
  return (
    <>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data && <ListForm opened={data} />}
    </>
  )
}

/** The page of the departments and the blog's categories. */
export function Lists() {
  return (
    <div className={styles.lists}>
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      {NAMES.map((name) => (
        <LoadedList key={name} name={name} />
      ))}
    </div>
  )
}
