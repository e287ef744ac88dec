import type { Answer, Answers } from '@/lib/studio/application-answers'
import { applications as copy } from '@/lib/studio/copy/studio-hiring'
import styles from './Application.module.scss'

function AnswerText({ text, href }: Answer) {
  if (!href) return text
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${text} (${copy.newTab})`}>
      {text}
    </a>
  )
}

export type CandidateAnswersProps = { answers: Answers }

/** The candidate's answers, in the words of the form. */
export function CandidateAnswers({ answers: { groups, unanswered } }: CandidateAnswersProps) {
  return (
    <div className={styles.answers}>
      {groups.map(({ title, answers }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {answers.map((answer) => (
              <div key={answer.name}>
                <dt>{answer.label}</dt>
                <dd>
                  <AnswerText {...answer} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {unanswered.length > 0 && (
        <p className={styles.unanswered}>
          {copy.unanswered} {unanswered.join(', ')}
        </p>
      )}
    </div>
  )
}
