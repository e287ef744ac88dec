import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import type { Link } from '@/lib/content/types'
import { DocumentPage } from '../Page/Page'
import styles from './ConfirmationPage.module.scss'

export type ConfirmationPageProps = { active?: string | undefined; title: string; action: Link } & (
  | { text: string; children?: never }
  | { text?: never; children: ReactNode }
)

/** Where a form ends that was sent without scripts. */
export function ConfirmationPage({ active, title, text, action, children }: ConfirmationPageProps) {
  return (
    <DocumentPage active={active}>
      <Section className={styles.stack}>
        <SectionHeading title={title} level={1}>
          {text}
        </SectionHeading>
        {children}
        <p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </p>
      </Section>
    </DocumentPage>
  )
}
