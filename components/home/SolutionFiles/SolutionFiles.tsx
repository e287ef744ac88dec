import { SectionHeader } from '@/components/sections/SectionHeader/SectionHeader'
import { Section } from '@/components/ui/Section/Section'
import { home } from '@/lib/content/home'
import styles from './SolutionFiles.module.scss'

const { title, text, problemLabel, solutionLabel, files } = home.solutionFiles

/** Six problems and what is done about them, sewn alternately to the two sides of one thread. */
export function SolutionFiles() {
  return (
    <Section labelledBy="files" className={styles.section}>
      <SectionHeader id="files" title={title} text={text} />
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
    </Section>
  )
}
