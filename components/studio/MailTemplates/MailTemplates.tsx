'use client'

import { useState } from 'react'
import { MAIL_PLACEHOLDERS } from '@/content/candidate-mails'
import { routes } from '@/lib/routes'
import { templatesCopy as copy } from '@/lib/studio/copy/studio-mail-templates'
import type { StudioTemplate } from '@/lib/studio/mail-templates'
import { LoadState } from '../LoadProblem/LoadProblem'
import { useStudio } from '../use-studio'
import styles from './MailTemplates.module.scss'
import { TemplateForm } from './TemplateForm'

/** The templates of emails to candidates, each with its form. */
export function MailTemplates() {
  const { data, error, mutate } = useStudio<StudioTemplate[]>('mail-templates', { keepPreviousData: true })
  const [resets, setResets] = useState<Record<string, number>>({})
  const openAgain = async (id: string) => {
    await mutate()
    setResets((former) => ({ ...former, [id]: (former[id] ?? 0) + 1 }))
  }
  return (
    <div className={styles.templates}>
      <p>
        <a href={routes.studio.applications}>{copy.back}</a>
      </p>
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      <details>
        <summary>{copy.placeholders}</summary>
        <dl className={styles.placeholders}>
          {Object.entries(MAIL_PLACEHOLDERS).map(([name, meaning]) => (
            <div key={name}>
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data?.map((template) => (
        // Restoring the standard text opens a new form.
        <TemplateForm
          key={`${template.id} ${resets[template.id] ?? 0}`}
          opened={template}
          onReset={() => openAgain(template.id)}
        />
      ))}
    </div>
  )
}
