import { Field, Select } from '@/components/form/Field/Field'
import { Honeypot } from '@/components/form/Honeypot/Honeypot'
import { Button } from '@/components/ui/Button/Button'
import type { Option } from '@/content/copy-types'
import type { jobAlerts } from '@/content/job-alerts'
import { TEXT_LIMITS } from '@/lib/limits'
import { routes } from '@/lib/routes'
import styles from './JobAlertForm.module.scss'

export type JobAlertFormProps = {
  copy: (typeof jobAlerts)['form']
  departments: readonly Option[]
  /** The reader's search, which the alert offers to repeat. */
  department: string
  words: string
}

/** A form that asks for mail about new positions. It works without scripts and ends on a separate page. */
export function JobAlertForm({ copy, departments, department, words }: JobAlertFormProps) {
  return (
    <section className={styles.alert} aria-labelledby="job-alert">
      <div className={styles.words}>
        <h3 id="job-alert">{copy.title}</h3>
        <p>{copy.text}</p>
      </div>
      <form
        key={`${department} ${words}`}
        className={styles.form}
        method="post"
        action={routes.api.jobAlert}
        noValidate
        toolname="set-job-alert"
        tooldescription={copy.tool}
      >
        <Select
          form="alert"
          name="department"
          label={copy.department}
          options={departments}
          blank={copy.all}
          defaultValue={department}
        />
        <Field
          form="alert"
          name="words"
          label={copy.words}
          hint={copy.wordsHint}
          toolparamdescription={copy.wordsHint}
          defaultValue={words}
          maxLength={TEXT_LIMITS.words}
        />
        <Select form="alert" name="often" label={copy.often} options={copy.frequencies} required />
        <Field
          form="alert"
          name="email"
          label={copy.email}
          type="email"
          autoComplete="email"
          maxLength={TEXT_LIMITS.email}
          required
        />
        <Honeypot />
        <Button type="submit">{copy.button}</Button>
      </form>
    </section>
  )
}
