import { type FormEvent, useState } from 'react'
import { Field } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { MAX_LABEL } from '@/lib/format/link-label'
import { routes } from '@/lib/routes'
import { jobLinks as copy } from '@/lib/studio/copy/studio-job-links'
import { toFilterQuery } from '@/lib/studio/filter-query'
import type { JobLinks as Links, StudioJobLink } from '@/lib/studio/job-links'
import { LoadProblem, LoadState } from '../LoadProblem/LoadProblem'
import { useCall, useStudio } from '../use-studio'
import styles from './JobLinks.module.scss'

type LinkRowProps = { jobId: string; link: StudioJobLink; onRemove: () => void }

/** A label, how many applied through its link, and the link itself if it is listed. */
function LinkRow({ jobId, link: { label, address, applications }, onRemove }: LinkRowProps) {
  const copyAddress = async (text: string) => {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    await notify(isCopied ? 'success' : 'warning', isCopied ? copy.copied : copy.notCopied)
  }
  const count = copy.applications(applications)
  return (
    <li className={styles.row}>
      <p className={styles.label}>
        <bdi>{label}</bdi>
      </p>
      <p>
        {applications > 0 ? (
          <a href={routes.studio.applicationList(toFilterQuery({ jobId, source: label }))}>{count}</a>
        ) : (
          count
        )}
        {!address && ` (${copy.unlisted})`}
      </p>
      {address && (
        <div className={styles.link}>
          <input
            readOnly
            value={address}
            aria-label={copy.address(label)}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button look="outline" aria-label={copy.of(copy.copy, label)} onClick={() => void copyAddress(address)}>
            {copy.copy}
          </Button>
          <Button look="quiet" aria-label={copy.of(copy.remove, label)} onClick={onRemove}>
            {copy.remove}
          </Button>
        </div>
      )}
    </li>
  )
}

export type JobLinksProps = { jobId: string }

/** The links of a job with their labels, and where its applications came from. */
export function JobLinks({ jobId }: JobLinksProps) {
  const path = `jobs/${encodeURIComponent(jobId)}/links`
  const { data, error, mutate } = useStudio<Links>(path)
  const [label, setLabel] = useState('')
  const { call, problem } = useCall()

  async function change(method: 'POST' | 'DELETE', label: string, message: string) {
    const called = await call<Links>(path, { method, body: { label } })
    if (!called.ok) return
    await mutate(called.value, { revalidate: false })
    if (method === 'POST') setLabel('')
    await notify('success', message)
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    void change('POST', label, copy.added)
  }
  const refused = problem?.errors.label
  return (
    <section className={styles.links} aria-labelledby="job-links">
      <h2 id="job-links">{copy.title}</h2>
      <p>{copy.text}</p>
      <LoadState data={data} error={error} onRetry={mutate} />
      <LoadProblem problem={refused ? null : problem} />
      <form noValidate onSubmit={add}>
        <Field
          name="label"
          label={copy.label}
          hint={copy.hint}
          required
          maxLength={MAX_LABEL}
          value={label}
          error={refused && `${copy.label} ${refused}.`}
          isLive
          onChange={(event) => setLabel(event.target.value)}
        />
        <Button type="submit" look="outline">
          {copy.add}
        </Button>
      </form>
      {data && data.links.length > 0 && (
        <ul className={styles.list}>
          {data.links.map((link) => (
            <LinkRow
              key={link.label}
              jobId={jobId}
              link={link}
              onRemove={() => void change('DELETE', link.label, copy.removed)}
            />
          ))}
        </ul>
      )}
      {data && data.links.length > 0 && (
        <p>
          {copy.unlabelled}: {copy.applications(data.unlabelled)}
        </p>
      )}
    </section>
  )
}
