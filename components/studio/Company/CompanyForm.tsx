import { type FormEvent, useId } from 'react'
import { Question } from '@/components/form/Question/Question'
import { notify } from '@/components/form/Toasts/Toasts'
import { writeAnswer } from '@/components/form/write-answer'
import { Button } from '@/components/ui/Button/Button'
import { toFieldIds } from '@/lib/forms/field-ids'
import type { FormField } from '@/lib/forms/types'
import type { CompanyFacts, StudioCompany } from '@/lib/studio/company'
import { companyFields, companyParts, companyCopy as copy } from '@/lib/studio/copy/studio-company'
import { SaveProblem } from '../FormProblem/FormProblem'
import { useFormSaving } from '../use-form-saving'
import styles from './Company.module.scss'

const FORM = 'company'

type FromFileProps = { field: FormField; value: string }

/** The value that a field has in the file, and the button that puts it back. */
function FromFile({ field, value }: FromFileProps) {
  const putBack = () => {
    const box = document.getElementById(toFieldIds(field.name, FORM).control)
    if (box instanceof HTMLInputElement) writeAnswer(box, value)
  }
  return (
    <p className={styles.file}>
      <span>{copy.fileSays(value)}</span>
      <Button look="quiet" aria-label={copy.toFileOf(field.label)} onClick={putBack}>
        {copy.toFile}
      </Button>
    </p>
  )
}

export type CompanyFormProps = { opened: StudioCompany }

/** The form of the company's facts. */
export function CompanyForm({ opened }: CompanyFormProps) {
  const id = useId()
  const saving = useFormSaving<StudioCompany, CompanyFacts>({
    list: 'settings',
    fields: companyFields,
    opened,
    empty: opened.file,
    toContent: ({ facts }) => facts,
  })
  const { form, content, start, filling, errors, isBusy, change, save, overwrite } = saving
  const finish = async (saved: Promise<StudioCompany | null>) => {
    if (await saved) await notify('success', copy.saved)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void finish(save())
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onInput={() => change()}>
      <SaveProblem
        saving={saving}
        form={FORM}
        toTexts={(facts) => facts}
        onOverwrite={() => void finish(overwrite())}
      />
      {companyParts.map(({ title, text, fields }, index) => (
        <section key={title} aria-labelledby={`${id}${index}`} className={styles.part}>
          <h2 id={`${id}${index}`}>{title}</h2>
          <p>{text}</p>
          {fields.map((field) => {
            const name = field.name as keyof CompanyFacts
            const value = opened.file[name]
            return (
              <div key={`${name} ${filling}`} className={styles.field}>
                <Question field={field} form={FORM} defaultValue={start[name]} error={errors[name]} />
                {content[name] !== value && <FromFile field={field} value={value} />}
              </div>
            )
          })}
        </section>
      ))}
      <p>
        <Button type="submit" aria-disabled={isBusy}>
          {copy.save}
        </Button>
      </p>
    </form>
  )
}
