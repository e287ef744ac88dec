import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { LinkedText } from '@/components/ui/LinkedText/LinkedText'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { ownApplication } from '@/content/candidate-page'
import styles from './CandidatePage.module.scss'

type ActProps = { name: 'withdraw' | 'erase'; copy: { open: string; text: string; button: string } }

/** Takes two presses: the first opens the question, the second sends. */
function Act({ name, copy: { open, text, button } }: ActProps) {
  return (
    <details className={styles.act} data-slot={name}>
      <summary>{open}</summary>
      <form method="post" data-form={name}>
        <p>{text}</p>
        <Button type="submit">{button}</Button>
      </form>
    </details>
  )
}

/** A candidate's own page without anything personal, which its handler fills in (lib/applications/candidate-page/page.ts). */
export function CandidatePage() {
  const { title, facts, withdraw, erase, answersTitle, missing, back } = ownApplication
  return (
    <Section>
      <SectionHeading title={title} level={1} />
      <div className={styles.own} hidden data-personal>
        <p className={styles.state} data-slot="state" />
        <dl className={styles.facts} data-slot="facts">
          <div>
            <dt>{facts.job}</dt>
            <dd />
          </div>
        </dl>
        <Act name="withdraw" copy={withdraw} />
        <Act name="erase" copy={erase} />
        <h2>{answersTitle}</h2>
        <div className={styles.answers} data-slot="answers">
          <h3>{answersTitle}</h3>
        </div>
      </div>
      <div data-no-link>
        <p>
          <LinkedText text={missing} />
        </p>
        <p>
          <ButtonLink href={back.href}>{back.label}</ButtonLink>
        </p>
      </div>
    </Section>
  )
}
