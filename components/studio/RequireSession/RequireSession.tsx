'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { routes } from '@/lib/routes'
import { studio } from '@/lib/studio/copy/studio'
import { type Area, mayUse } from '@/lib/studio/roles'
import { toStudioProblem } from '@/lib/studio/studio-problem'
import { useSession } from '../use-studio'
import styles from './RequireSession.module.scss'

export type RequireSessionProps = { area: Area; children: ReactNode }

/** Shows a part of the Studio to people whose role includes it, and tells everyone else why they cannot see it. */
export function RequireSession({ area, children }: RequireSessionProps) {
  const { data, error, mutate } = useSession()
  // An open page stays open when the session ends, so that unsaved text is not lost.
  if (data && mayUse(data.role, area)) return children
  if (!data && !error) return <p role="status">{studio.loading}</p>
  const problem = data ? toStudioProblem('wrong-role') : (error?.problem ?? toStudioProblem('unavailable'))
  return (
    <div role="alert" className={styles.problem}>
      <h1>{problem.title}</h1>
      <p>{problem.detail}</p>
      {problem.code === 'signed-out' ? (
        <p>
          <a href={routes.studio.enter}>{studio.enter.title}</a>
        </p>
      ) : (
        <Button onClick={() => void mutate()}>{studio.again}</Button>
      )}
    </div>
  )
}
