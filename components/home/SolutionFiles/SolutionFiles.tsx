import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { home } from '@/content/home'
import styles from './SolutionFiles.module.scss'

const { problemLabel, solutionLabel, files } = home.solutionFiles

/** Six problems and their solutions, sewn alternately to the two sides of one thread. */
export function SolutionFiles() {
  return (
    <HeadedSection labelledBy="files" copy={home.solutionFiles} className={styles.section}>
      <div className={styles.files}>
        {files.map((file) => (
          <article key={file.number} className={styles.file}>
            <p className={styles.number} aria-hidden="true">
              {file.number}
            </p>
            <h3>{file.title}</h3>
            <dl className={styles.facts}>
              <dt>{problemLabel}</dt>
              <dd>{file.problem}</dd>
              <dt>{solutionLabel}</dt>
              <dd>{file.solution}</dd>
            </dl>
            <a className={styles.link} href={file.link.href}>
              {file.link.label}
            </a>
          </article>
        ))}
      </div>
    </HeadedSection>
  )
}
