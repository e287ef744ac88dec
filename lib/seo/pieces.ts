import { artUrl } from '../art/url.ts'
import type { CaseStudy } from '../content/case-studies/types.ts'
import type { JournalArticle } from '../content/journal/types.ts'
import { journalListing } from '../content/journal-listing.ts'
import { routes } from '../routes.ts'
import { toArticle } from './article.ts'

/** An article of the journal for search engines. */
export const toJournalPosting = ({ id, title, subtitle, author, publishedDate, tags }: JournalArticle) =>
  toArticle({
    title,
    description: subtitle,
    path: routes.journalArticle(id),
    image: artUrl('cover', id),
    author: { name: author.name, designation: author.role },
    createdAt: publishedDate,
    section: journalListing.hero.title,
    tags,
  })

/** A case study for search engines; the company itself is its author. */
export const toStudyPosting = ({ id, title, description, publishedDate, tags }: CaseStudy) =>
  toArticle({
    title,
    description: description[0] ?? '',
    path: routes.caseStudy(id),
    image: artUrl('wide', id),
    author: null,
    createdAt: publishedDate,
    section: null,
    tags,
  })
