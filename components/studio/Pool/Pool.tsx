'use client'

import { useState } from 'react'
import { Select } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import { routes } from '@/lib/routes'
import type { JobCounts } from '@/lib/studio/applications'
import { pool as copy } from '@/lib/studio/copy/studio-people'
import type { ListedJob } from '@/lib/studio/edit-jobs'
import type { PoolLine } from '@/lib/studio/pool'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadState } from '../LoadProblem/LoadProblem'
import { SearchBox } from '../SearchBox/SearchBox'
import { usePages, useStudio } from '../use-studio'
import { InvitedList } from './InvitedList'
import styles from './Pool.module.scss'
import { WriteInvitations } from './WriteInvitations'

/** The maximum number of people to choose, which the server accepts at once. */
const MAX_CHOSEN = 50

const toOption = ({ id, title }: { id: string; title: string }) => ({ value: id, label: title })

type PersonRowProps = { person: PoolLine; isChosen: boolean; isFull: boolean; onChoose: (isChosen: boolean) => void }

function PersonRow({ person, isChosen, isFull, onChoose }: PersonRowProps) {
  const { reference, name, lastName, jobTitle, receivedAt, skills, refusal } = person
  const fullName = `${name} ${lastName}`
  return (
    <li>
      <label className={styles.person}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={refusal !== null || (isFull && !isChosen)}
          aria-label={copy.choose(fullName)}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <strong>{fullName}</strong>
      </label>
      <p className={styles.facts}>
        {jobTitle} · <FormattedTime time={receivedAt} isDay /> ·{' '}
        <a href={routes.studio.application(reference)} aria-label={copy.open(fullName, reference)}>
          {reference}
        </a>
      </p>
      {skills.length > 0 && <p className={styles.facts}>{skills.join(', ')}</p>}
      {refusal && <p className={styles.refusal}>{copy.refusals[refusal]}</p>}
    </li>
  )
}

/** The people who agreed to hear of other positions, and the form that invites them to one. */
export function Pool() {
  const [words, setWords] = useState('')
  const [skill, setSkill] = useState('')
  const [jobId, setJobId] = useState('')
  const [forJob, setForJob] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { data: former } = useStudio<{ jobs: JobCounts[] }>('applications')
  const { data: all } = useStudio<{ jobs: ListedJob[] }>('jobs')
  const open = (all?.jobs ?? []).filter(({ status }) => status === 'open' || status === 'closing')
  const question = {
    ...(words && { words }),
    ...(skill && { skill }),
    ...(jobId && { jobId }),
    ...(forJob && { forJob }),
  }
  const { rows, error, showMore, isReading, mutate } = usePages<PoolLine>('pool', question)
  const choose = (reference: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, reference] : chosen.filter((each) => each !== reference))
  return (
    <div className={styles.pool}>
      <div>
        <h1>{copy.title}</h1>
        <p>{copy.text}</p>
      </div>
      <div className={styles.controls}>
        <Select
          name="forJob"
          label={copy.forJob}
          required
          blank={all && open.length === 0 ? copy.noJobs : copy.chooseJob}
          options={open.map(toOption)}
          value={forJob}
          onChange={(event) => {
            setForJob(event.target.value)
            setChosen([])
          }}
        />
        <Select
          name="jobId"
          label={copy.former}
          required
          blank={copy.anyJob}
          options={(former?.jobs ?? []).map(toOption)}
          value={jobId}
          onChange={(event) => setJobId(event.target.value)}
        />
        <SearchBox
          label={copy.skill}
          placeholder={copy.skillExample}
          text={skill}
          onText={(text) => setSkill(text.trim())}
        />
        <SearchBox
          label={copy.search}
          placeholder={copy.searchExample}
          text={words}
          onText={(text) => setWords(text.trim())}
        />
      </div>
      <section aria-labelledby="people">
        <h2 id="people">{copy.people}</h2>
        <LoadState data={rows} error={error} onRetry={mutate} />
        {rows?.length === 0 && <p role="status">{copy.none}</p>}
        <ul className={styles.list}>
          {rows?.map((person) => (
            <PersonRow
              key={person.reference}
              person={person}
              isChosen={chosen.includes(person.reference)}
              isFull={chosen.length >= MAX_CHOSEN}
              onChoose={(isChosen) => choose(person.reference, isChosen)}
            />
          ))}
        </ul>
        {showMore && (
          <Button look="outline" onClick={showMore} disabled={isReading}>
            {copy.more}
          </Button>
        )}
      </section>
      {forJob && (
        <>
          <WriteInvitations
            key={forJob}
            jobId={forJob}
            references={chosen}
            onSent={() => {
              setChosen([])
              void mutate()
            }}
          />
          <InvitedList jobId={forJob} />
        </>
      )}
    </div>
  )
}
