import type { Article, BlogPosting, WithContext } from 'schema-dts'
import { company } from '../content/company.ts'
import { getEnv } from '../env.ts'
import { toInstant } from '../format/date.ts'
import { routes } from '../routes.ts'
import { toFullUrl } from './address.ts'
import { LOGO, toOrganizationId } from './organization.ts'

/** An article as its page shows it. `path` and `image` may be paths of this site; `createdAt` is a date or date-time. */
export type ArticleData = {
  title: string
  description: string
  path: string
  image: string
  /** Null where the company itself is the author. */
  author: { name: string; designation: string } | null
  createdAt: string
  section: string | null
  tags: readonly string[]
}

/** A blog post for search engines. */
export function toBlogPosting(article: ArticleData, siteUrl = getEnv().SITE_URL) {
  return { ...toShared(article, siteUrl), '@type': 'BlogPosting' } as const satisfies WithContext<BlogPosting>
}

/** A journal article or a case study for search engines. */
export function toArticle(article: ArticleData, siteUrl = getEnv().SITE_URL) {
  return { ...toShared(article, siteUrl), '@type': 'Article' } as const satisfies WithContext<Article>
}

function toShared({ title, description, path, image, author, createdAt, section, tags }: ArticleData, siteUrl: string) {
  const url = toFullUrl(path, siteUrl)
  const published = toInstant(createdAt) ? createdAt : null
  return {
    '@context': 'https://schema.org',
    '@id': `${url}#article`,
    headline: title,
    ...(description ? { description } : {}),
    url,
    mainEntityOfPage: url,
    image: [toFullUrl(image, siteUrl)],
    author: author ? toPerson(author) : toPublisher(siteUrl),
    publisher: toPublisher(siteUrl),
    inLanguage: 'en',
    keywords: [...tags],
    ...(published ? { datePublished: published } : {}),
    ...(section ? { articleSection: section } : {}),
  } as const
}

function toPerson({ name, designation }: { name: string; designation: string }) {
  return { '@type': 'Person', name, ...(designation ? { jobTitle: designation } : {}) } as const
}

function toPublisher(siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': toOrganizationId(siteUrl),
    name: company.name,
    url: toFullUrl(routes.home, siteUrl),
    // Validators read an article by itself, and ask for a picture here where the company's own entry has an address.
    logo: { '@type': 'ImageObject', url: toFullUrl(LOGO, siteUrl) },
  } as const
}
