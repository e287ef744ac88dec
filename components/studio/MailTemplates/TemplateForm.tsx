import { type FormEvent, Fragment, useId, useState } from 'react'
import { Question } from '@/components/form/Question/Question'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { templatesCopy as copy, templateFields } from '@/lib/studio/copy/studio-mail-templates'
import type { StudioTemplate } from '@/lib/studio/mail-templates'
import { SaveProblem } from '../FormProblem/FormProblem'
import { MailPreview } from '../Mails/MailPreview'
import { useFormSaving } from '../use-form-saving'
import styles from './MailTemplates.module.scss'

type Content = { subject: string; text: string }

const EMPTY: Content = { subject: '', text: '' }
const toContent = ({ subject, text }: StudioTemplate): Content => ({ subject, text })

export type TemplateFormProps = { opened: StudioTemplate; onReset: () => Promise<void> }

/** The form of a template, and its preview. */
export function TemplateForm({ opened, onReset }: TemplateFormProps) {
  const heading = useId()
  const saving = useFormSaving<StudioTemplate, Content>({
    list: 'mail-templates',
    fields: templateFields,
    opened,
    empty: EMPTY,
    toContent,
  })
  const { form, item, content, start, filling, errors, isBusy, change, save, overwrite, call, discard } = saving
  const [isShown, setShown] = useState(false)
  const path = `mail-templates/${opened.id}`
  const finish = async (saved: Promise<StudioTemplate | null>) => {
    if (await saved) await notify('success', copy.saved)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void finish(save())
  }
  const reset = async () => {
    if (!item || !confirm(copy.sure)) return
    const called = await call(path, { method: 'DELETE', body: {}, version: item.version })
    if (!called.ok) return
    discard()
    await onReset()
    await notify('success', copy.resetDone)
  }
  return (
    <section aria-labelledby={heading} className={styles.template}>
      <h2 id={heading}>
        {opened.label} {item?.isChanged && <span className={styles.changed}>{copy.changed}</span>}
      </h2>
      <form ref={form} className={styles.form} noValidate onSubmit={submit} onInput={() => change()}>
        <SaveProblem
          saving={saving}
          form={opened.id}
          toTexts={(texts) => texts}
          onOverwrite={() => void finish(overwrite())}
        />
        <Fragment key={filling}>
          {templateFields.map((field) => (
            <Question
              key={field.name}
              field={field}
              form={opened.id}
              defaultValue={start[field.name as keyof Content]}
              error={errors[field.name]}
            />
          ))}
        </Fragment>
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={isBusy}>
            {copy.save}
          </Button>
          <Button look="outline" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {copy.preview}
          </Button>
          {item?.isChanged && (
            <Button look="quiet" onClick={() => void reset()}>
              {copy.reset}
            </Button>
          )}
        </div>
      </form>
      {isShown && <MailPreview path={`${path}/preview`} draft={content} />}
    </section>
  )
}
