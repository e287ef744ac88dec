import { createHash } from 'node:crypto'
import type { Article } from '../../backend/article-content.ts'
import type { Job, PostSummary } from '../../backend/contract.ts'
import type { Study } from '../../backend/study-content.ts'
import { toPostPath } from '../../format/post-path.ts'
import { encryptJobId } from '../../jobs/job-link.ts'
import { toJobPosting } from '../../jobs/job-posting.ts'
import { routes } from '../../routes.ts'
import { isElsewhere } from '../../seo/canonical.ts'

/** A public page, and a value that changes with what it shows. `isPosition` if it describes a job opening. */
export type IndexedPage = { address: string; version: string; isPosition: boolean }

const toVersion = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

const toPostAddress = (post: PostSummary) => routes.post(toPostPath(post))

type Listed = {
  posts: readonly PostSummary[]
  jobs: readonly Job[]
  studies: readonly Study[]
  articles: readonly Article[]
}

/** Returns the pages that change with posts, positions, case studies and journal articles: one for each, and their lists. */
export function listIndexedPages({ posts, jobs, studies, articles }: Listed, siteUrl: string): IndexedPage[] {
  const toPage = (path: string, value: unknown, isPosition = false) => ({
    address: siteUrl + path,
    version: toVersion(value),
    isPosition,
  })
  return [
    toPage(routes.home, posts.slice(0, 3)),
    toPage(routes.blog, posts),
    toPage(routes.careers, jobs),
    toPage(routes.caseStudies, studies),
    ...studies.map((study) => toPage(routes.caseStudy(study.slug), study)),
    toPage(routes.journal, articles),
    ...articles.map((article) => toPage(routes.journalArticle(article.slug), article)),
    // As in the sitemap, without posts that repeat another page.
    ...posts
      .filter((post) => !isElsewhere(post.canonical, siteUrl + toPostAddress(post)))
      .map((post) => toPage(toPostAddress(post), post)),
    ...jobs.map((job) => {
      const token = encryptJobId(job.id)
      return toPage(routes.job(token), job, toJobPosting(job, token) !== null)
    }),
  ]
}
