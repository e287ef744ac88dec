import { useState } from 'react'
import { APPLICATION_STATES } from '@/lib/limits'
import { routes } from '@/lib/routes'
import type { PreviousNext } from '@/lib/studio/applications'
import { applications as copy, stateNames } from '@/lib/studio/copy/studio-hiring'
import type { Filter } from '@/lib/studio/filter'
import { toFilterQuery } from '@/lib/studio/filter-query'
import { useStudioQuery } from '../use-studio'
import styles from './ApplicationNav.module.scss'
import { areKeysOn, switchKeys, useKeys } from './use-keys'

export type ApplicationNavProps = { reference: string; filter: Filter; list: string }

/** Links to the list, and to the applications before and after this one. */
export function ApplicationNav({ reference, filter, list }: ApplicationNavProps) {
  const { data } = useStudioQuery<PreviousNext>(`applications/${encodeURIComponent(reference)}/neighbours`, filter)
  const [isOn, setOn] = useState(areKeysOn)
  const query = toFilterQuery(filter)
  const toAddress = (other: string | null | undefined) => (other ? routes.studio.application(other, query) : undefined)
  const newer = toAddress(data?.previous)
  const older = toAddress(data?.next)
  const goNewer = newer ? () => location.assign(newer) : undefined
  const goOlder = older ? () => location.assign(older) : undefined
  useKeys({ k: goNewer, ArrowLeft: goNewer, j: goOlder, ArrowRight: goOlder })
  return (
    <div className={styles.nav}>
      <a href={list}>{copy.back}</a>
      <nav aria-label={copy.between} className={styles.between}>
        {newer && (
          <a href={newer} rel="prev" aria-keyshortcuts="k ArrowLeft">
            ← {copy.newer}
          </a>
        )}
        {older && (
          <a href={older} rel="next" aria-keyshortcuts="j ArrowRight">
            {copy.older} →
          </a>
        )}
      </nav>
      <details>
        <summary>{copy.keys.title}</summary>
        <div className={styles.help}>
          <dl>
            <div>
              <dt>
                <kbd>j</kbd> <kbd>→</kbd>
              </dt>
              <dd>{copy.keys.older}</dd>
            </div>
            <div>
              <dt>
                <kbd>k</kbd> <kbd>←</kbd>
              </dt>
              <dd>{copy.keys.newer}</dd>
            </div>
            {APPLICATION_STATES.map((state, at) => (
              <div key={state}>
                <dt>
                  <kbd>{at + 1}</kbd>
                </dt>
                <dd>{stateNames[state]}</dd>
              </div>
            ))}
          </dl>
          <p>{copy.keys.field}</p>
          <label>
            <input
              type="checkbox"
              checked={isOn}
              onChange={({ target }) => {
                switchKeys(target.checked)
                setOn(areKeysOn())
              }}
            />{' '}
            {copy.keys.on}
          </label>
        </div>
      </details>
    </div>
  )
}
