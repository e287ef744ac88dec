import { routes } from '@/lib/routes'
import type { ApplicationLine } from '@/lib/studio/applications'
import { applications as copy, stateNames } from '@/lib/studio/copy/studio-hiring'
import { batchCopy } from '@/lib/studio/copy/studio-mail-templates'
import { samePerson } from '@/lib/studio/copy/studio-people'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { SpamSignals } from '../SpamSignals/SpamSignals'
import styles from './Applications.module.scss'

export type ApplicationRowProps = {
  application: ApplicationLine
  /** The filter of the list, in the form of its address. */
  query: string
  isChosen: boolean
  /** Whether no more people can be chosen. */
  isFull: boolean
  onChoose: (isChosen: boolean) => void
}

/** An application in the list. The candidate's name links to its page. */
export function ApplicationRow({ application, query, isChosen, isFull, onChoose }: ApplicationRowProps) {
  const { reference, name, lastName, state, jobTitle, receivedAt, isOverdue, signals, source, ofPerson, sharesPhone } =
    application
  return (
    <li className={styles.row}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="visuallyHidden">{batchCopy.choose(`${name} ${lastName}`)}</span>
      </label>
      <a href={routes.studio.application(reference, query)} className={styles.name}>
        {name} {lastName}
      </a>
      <span className={styles.state} data-state={state}>
        {stateNames[state]}
      </span>
      <span className={styles.job}>{jobTitle}</span>
      <span className={styles.facts}>
        <FormattedTime time={receivedAt} isDay /> <span>{reference}</span>
        {source && <bdi>{source}</bdi>}
      </span>
      {ofPerson > 1 && <p className={styles.mark}>{samePerson.count(ofPerson)}</p>}
      {sharesPhone && <p className={styles.mark}>{samePerson.samePhone}</p>}
      {isOverdue && <p className={styles.silent}>{copy.silent}</p>}
      <SpamSignals signals={signals} />
    </li>
  )
}
