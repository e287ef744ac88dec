import { toPostSubject } from '../art/get-scene.ts'
import 'server-only'
import type { PostSummary } from '../backend/contract.ts'
import { getPosts } from '../backend/read-posts.ts'
import { toDay } from '../format/date.ts'
import { toPostPath } from '../format/post-path.ts'
import { filterByCategory } from '../insights/blog/category.ts'
import { POSTS_PAGE_SIZE } from '../insights/blog/listing.ts'
import { getArticles } from '../insights/journal/articles.ts'
import { getStudies } from '../insights/studies/studies.ts'
import { JOBS_PAGE_SIZE, toDepartmentValue } from '../jobs/job-rules.ts'
import { getLinkedJobs } from '../jobs/read-link.ts'
import { lists } from '../listing/lists.ts'
import { toPictureUrl } from '../pictures/picture-url.ts'
import { routes } from '../routes.ts'
import { toFullUrl } from '../seo/address.ts'
import { isElsewhere } from '../seo/canonical.ts'
import { pageLinks } from './site-links.ts'
import type { SitemapEntry } from './sitemap.ts'

/**
 * Returns every page that search engines may show, by its canonical address. Pages whose text is part of the code have
 * no date.
 */
export async function getSitemapEntries(): Promise<SitemapEntry[]> {
  const [posts, jobs, studies, articles] = await Promise.all([getPosts(), getLinkedJobs(), getStudies(), getArticles()])
  const { careers, caseStudies, journal, blog } = routes
  const listings: string[] = [careers, caseStudies, journal, blog]
  const linked = new Set(pageLinks.map(({ href }) => href).filter((href) => !listings.includes(href)))
  return [
    ...[...linked].map((path) => toEntry(path)),
    ...toPages(routes.careersPage, jobs, JOBS_PAGE_SIZE),
    ...lists.departments.flatMap(({ value }) => {
      const open = jobs.filter((job) => toDepartmentValue(job) === value)
      return open.length > 0 ? toPages((page) => routes.careersDepartment(value, page), open, JOBS_PAGE_SIZE) : []
    }),
    ...jobs.map((job) => toEntry(routes.job(job.token), job.createdAt)),
    toEntry(routes.caseStudies, toLatest(studies.map(({ publishedDate }) => publishedDate))),
    ...studies.map((study) =>
      toEntry(routes.caseStudy(study.slug), study.publishedDate, [toPictureUrl(study.image, 'cover', study.id)]),
    ),
    toEntry(routes.journal, toLatest(articles.map(({ publishedDate }) => publishedDate))),
    ...articles.map((piece) =>
      toEntry(routes.journalArticle(piece.slug), piece.publishedDate, [toPictureUrl(piece.image, 'cover', piece.id)]),
    ),
    // The featured post is above the list.
    ...toPages(routes.blogPage, posts, POSTS_PAGE_SIZE, posts.length - 1),
    ...lists.categories.flatMap(({ value }) =>
      toPages((page) => routes.blogCategory(value, page), filterByCategory(posts, value), POSTS_PAGE_SIZE),
    ),
    // Search engines show the other page of a post that appeared elsewhere first.
    ...posts.filter((post) => !isElsewhere(post.canonical, toPostAddress(post))).map(toPostEntry),
  ]
}

const toPostAddress = (post: PostSummary) => toFullUrl(routes.post(toPostPath(post)))

function toPostEntry(post: PostSummary): SitemapEntry {
  const date = post.updatedAt ?? post.createdAt
  return toEntry(routes.post(toPostPath(post)), date, [toPictureUrl(post.image, 'cover', toPostSubject(post))])
}

function toEntry(path: string, date: string | null = null, images: string[] = []): SitemapEntry {
  return {
    address: toFullUrl(path),
    lastmod: date ? toPastDay(date) : null,
    images: images.map((image) => toFullUrl(image)),
  }
}

/** Returns the day of a date; null if it is in the future. */
function toPastDay(date: string): string | null {
  const day = toDay(date)
  // Next refuses `Date.now()` while it renders, except in a cached function.
  const today = new Date(performance.timeOrigin + performance.now()).toISOString().slice(0, 10)
  return day && day <= today ? day : null
}

type Dated = { createdAt: string }

/** Returns the pages of a list with `size` of its `count` items on each. There is always a first page. */
function toPages(toPath: (page: number) => string, items: readonly Dated[], size: number, count = items.length) {
  const latest = toLatest(items.map(({ createdAt }) => createdAt))
  return Array.from({ length: Math.max(1, Math.ceil(count / size)) }, (_, index) => toEntry(toPath(index + 1), latest))
}

function toLatest(dates: readonly string[]): string | null {
  // Lists are latest first, so only a few dates are parsed.
  return dates.reduce<string | null>((latest, date) => {
    const isLater = date > (latest ?? '') && date.slice(0, 10) !== latest
    return (isLater && toPastDay(date)) || latest
  }, null)
}
