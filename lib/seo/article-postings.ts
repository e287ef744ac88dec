import { journalListing } from '../../content/journal-listing.ts'
import type { CardText } from '../art/card-url.ts'
import { readSceneKey } from '../art/get-scene.ts'
import type { Article } from '../backend/article-content.ts'
import type { Study } from '../backend/study-content.ts'
import { toPictureUrl } from '../pictures/picture-url.ts'
import { routes } from '../routes.ts'
import { toArticle } from './article.ts'

/** Returns the words on the social card of a journal article. */
export const toArticleCardText = ({ id, meta, image }: Article): CardText => ({
  title: meta.title,
  kicker: journalListing.hero.title,
  subject: readSceneKey(image) ?? id,
})

/** Describes a journal article for search engines. `href` leads to its author. */
export function toJournalPosting(article: Article, href: string | null) {
  const { id, slug, title, subtitle, excerpt, author, publishedDate, tags } = article
  return toArticle({
    title,
    description: subtitle || excerpt,
    path: routes.journalArticle(slug),
    image: toPictureUrl(article.heroImage ?? article.image, 'cover', id),
    card: toArticleCardText(article),
    author: { name: author.name, designation: author.role, href },
    createdAt: publishedDate,
    section: journalListing.hero.title,
    tags,
  })
}

/** Returns the words on the social card of a case study. */
export const toStudyCardText = ({ id, meta, industry, image }: Study): CardText => ({
  title: meta.title,
  kicker: industry,
  subject: readSceneKey(image) ?? id,
})

/** Describes a case study for search engines. The company itself is its author. */
export function toStudyPosting(study: Study) {
  const { id, slug, title, description, overview, publishedDate, tags } = study
  return toArticle({
    title,
    description: description[0] ?? overview,
    path: routes.caseStudy(slug),
    image: toPictureUrl(study.heroImage ?? study.image, 'wide', id),
    card: toStudyCardText(study),
    author: null,
    createdAt: publishedDate,
    section: null,
    tags,
  })
}
