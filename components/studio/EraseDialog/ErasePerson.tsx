import { useId, useState } from 'react'
import { erasure } from '@/lib/studio/copy/studio-hiring'
import type { ErasureScope, Erasures } from '@/lib/studio/erasure'
import { mayUse } from '@/lib/studio/roles'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useSession, useStudio } from '../use-studio'
import { EraseDialog } from './EraseDialog'
import styles from './EraseDialog.module.scss'

export type ErasePersonProps = { list: 'applications' | 'messages'; reference: string; onErased: () => void }

const sum = (removed: Erasures['one']) => removed.applications + removed.messages + removed.subscribers

/** Erases an application or a message, or everything from its sender. */
export function ErasePerson({ list, reference, onErased }: ErasePersonProps) {
  const [isOpen, setOpen] = useState(false)
  const [scope, setScope] = useState<ErasureScope>('one')
  const name = useId()
  const path = `${list}/${encodeURIComponent(reference)}`
  const { data, error, mutate } = useStudio<Erasures>(isOpen ? `${path}/erasure` : null)
  const { data: person } = useSession()
  const scopes: ErasureScope[] = data && sum(data.person) > sum(data.one) ? ['one', 'person'] : ['one']
  return (
    <EraseDialog
      title={erasure.title(reference)}
      label={`${erasure.open} ${reference}`}
      onOpen={() => {
        setOpen(true)
        void mutate()
      }}
      path={path}
      body={{ scope }}
      onErased={onErased}
    >
      {!data && !error && <p>{erasure.counting}</p>}
      <LoadProblem problem={error?.problem} />
      {data && scopes.length === 1 && <p>{erasure.removes(data.one)}</p>}
      {data && scopes.length > 1 && (
        <fieldset className={styles.scopes}>
          <legend>{erasure.scope}</legend>
          {scopes.map((each) => (
            <label key={each}>
              <input type="radio" name={name} checked={scope === each} onChange={() => setScope(each)} />
              <span>
                {erasure[each]}: {erasure.what(data[each])}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {person && !mayUse(person.role, 'messages') && <p>{erasure.rest}</p>}
      <p>{erasure.backups}</p>
    </EraseDialog>
  )
}
