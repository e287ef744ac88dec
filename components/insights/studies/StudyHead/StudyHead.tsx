import { ArticleActions } from '@/components/sections/ArticleActions/ArticleActions'
import { Diagram } from '@/components/ui/Diagram/Diagram'
import { DocumentPicture } from '@/components/ui/DocumentPicture/DocumentPicture'
import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { TagList } from '@/components/ui/Tag/Tag'
import type { CaseStudy } from '@/content/case-studies/case-study-type'
import { caseStudyListing } from '@/content/case-study-listing'
import { toPictureUrl } from '@/lib/pictures/picture-url'
import { routes } from '@/lib/routes'
import { StudyFacts } from '../StudyFacts/StudyFacts'
import styles from './StudyHead.module.scss'

export type StudyHeadProps = { study: CaseStudy }

const { facts } = caseStudyListing

/** The head of a case study: title, facts, actions and picture. */
export function StudyHead({ study }: StudyHeadProps) {
  return (
    <header className={styles.head}>
      <TagList tags={[...study.tags]} />
      <h1 className={styles.title}>{study.title}</h1>
      <div className={styles.bar}>
        <StudyFacts study={study} labels={facts} first="client" className={styles.facts} />
        <p>
          {facts.published} <FormattedDate date={study.publishedDate} />
        </p>
        <ArticleActions title={study.title} href={routes.caseStudy(study.id)} list="saved-case-studies" few />
      </div>
      <div className={styles.hero}>
        {study.diagram && !study.heroImage ? (
          <Diagram source={study.diagram} className={styles.diagram} shared={study.title} />
        ) : (
          <DocumentPicture
            kind="wide"
            src={toPictureUrl(study.heroImage ?? study.image, 'wide', study.id)}
            className={styles.picture}
            shared={study.title}
            eager
          />
        )}
      </div>
    </header>
  )
}
