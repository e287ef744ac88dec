import { application } from '@/content/careers'
import styles from './JobNotes.module.scss'

/** The next steps after sending, and notes on fraud and privacy. */
export function JobNotes() {
  const { nextSteps, fraud, privacy } = application
  return (
    <aside className={styles.notes} aria-label={nextSteps.title}>
      <div>
        <h2>{nextSteps.title}</h2>
        <ol>
          {nextSteps.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h2>{fraud.title}</h2>
        <p>{fraud.text}</p>
      </div>
      <div>
        <h2>{privacy.title}</h2>
        <p>
          {privacy.text} <a href={privacy.link.href}>{privacy.link.label}</a>
        </p>
      </div>
    </aside>
  )
}
