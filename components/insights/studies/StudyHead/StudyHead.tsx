import type { ComponentType, ReactNode } from 'react'
import { Diagram } from '@/components/ui/Diagram/Diagram'
import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import type { PictureProps } from '@/components/ui/Picture/Picture'
import { TagList } from '@/components/ui/Tag/Tag'
import { caseStudyListing } from '@/content/case-study-listing'
import type { Study } from '@/lib/backend/study-content'
import { StudyFacts } from '../StudyFacts/StudyFacts'
import styles from './StudyHead.module.scss'

export type StudyHeadProps = {
  study: Study
  /** The address of its picture. */
  image: string
  /** `DocumentPicture`, or `Picture` in the Studio, whose pages hydrate. */
  Picture: ComponentType<PictureProps>
  /** Share and Save. */
  children?: ReactNode
}

const { facts } = caseStudyListing

/** The head of a case study: title, facts, actions and picture. */
export function StudyHead({ study, image, Picture, children }: StudyHeadProps) {
  return (
    <header className={styles.head}>
      <TagList tags={[...study.tags]} />
      <h1 className={styles.title}>{study.title}</h1>
      <div className={styles.bar}>
        <StudyFacts study={study} labels={facts} first="client" className={styles.facts} />
        <p>
          {facts.published} <FormattedDate date={study.publishedDate} />
        </p>
        {children}
      </div>
      <div className={styles.hero}>
        {study.diagram && !study.heroImage ? (
          <Diagram source={study.diagram} className={styles.diagram} shared={study.title} />
        ) : (
          <Picture kind="wide" src={image} className={styles.picture} shared={study.title} eager />
        )}
      </div>
    </header>
  )
}
