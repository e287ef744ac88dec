import type { ReactNode } from 'react'
import { DocumentPicture } from '@/components/ui/DocumentPicture/DocumentPicture'
import { LinkedText } from '@/components/ui/LinkedText/LinkedText'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import styles from './Notice.module.scss'

export type NoticeProps = {
  title: string
  text?: string
  /** The subject of the drawing beside the words. */
  subject: string
  /** The next step. */
  children: ReactNode
}

/** A page with one message: what has happened, and where to go from here, with a drawing. */
export function Notice({ title, text, subject, children }: NoticeProps) {
  return (
    <Section className={styles.notice}>
      <div className={styles.words}>
        <SectionHeading title={title} level={1}>
          {text && <LinkedText text={text} />}
        </SectionHeading>
        {children}
      </div>
      <DocumentPicture kind="gallery" subject={subject} className={styles.picture} eager />
    </Section>
  )
}
