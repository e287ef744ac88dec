import { Button } from '@/components/ui/Button/Button'
import { signIn } from '@/lib/studio/copy/studio-sign-in'
import type { Passkey } from '@/lib/studio/passkeys'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import styles from './SignIn.module.scss'

const copy = signIn.passkeys

export type PasskeyListProps = { passkeys: readonly Passkey[]; onRemove: (id: string) => void }

/** The passkeys of a person, with a button that removes each. */
export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  return (
    <ul className={styles.passkeys}>
      {passkeys.map(({ id, name, createdAt, usedAt }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong>
            <span className={styles.facts}>
              {copy.addedAt} <FormattedTime time={createdAt} isDay />,{' '}
              {usedAt ? (
                <>
                  {copy.usedAt} <FormattedTime time={usedAt} />
                </>
              ) : (
                copy.neverUsed
              )}
            </span>
          </span>
          <Button look="quiet" onClick={() => onRemove(id)}>
            {copy.remove(name)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
