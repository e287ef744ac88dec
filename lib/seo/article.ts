import type { Article, BlogPosting, WithContext } from 'schema-dts'
import { company } from '../../content/company.ts'
import { type CardText, cardUrl } from '../art/card-url.ts'
import { toPostSubject } from '../art/get-scene.ts'
import type { Post } from '../backend/contract.ts'
import { toInstant } from '../format/date.ts'
import { routes } from '../routes.ts'
import { toFullUrl } from './address.ts'
import { readCanonical } from './canonical.ts'
import { LOGO, toOrganizationId } from './organization.ts'

/** An article on its page. `path` and `image` may be relative; `createdAt` is a date or date-time. */
export type ArticleData = {
  title: string
  description: string
  path: string
  /** The title and the address in search results, if they differ. */
  seoTitle?: string | null
  canonical?: string | null
  image: string
  /** Its social card: a PNG, for networks that do not show drawings. */
  card: CardText
  /** Null if the company is the author. `href` leads to the team page. */
  author: { name: string; designation: string; href?: string | null } | null
  createdAt: string
  updatedAt?: string | null | undefined
  section: string | null
  tags: readonly string[]
}

/** Returns the words on the social card of a blog post. */
export const toCardText = ({ title, category, image }: Pick<Post, 'title' | 'category' | 'image'>): CardText => ({
  title,
  kicker: category ?? company.tagline,
  subject: toPostSubject({ image, category }),
})

/** Describes a blog post for search engines. */
export function toBlogPosting(article: ArticleData) {
  return { ...toShared(article), '@type': 'BlogPosting' } as const satisfies WithContext<BlogPosting>
}

/** Describes a journal article or a case study for search engines. */
export function toArticle(article: ArticleData) {
  return { ...toShared(article), '@type': 'Article' } as const satisfies WithContext<Article>
}

function toShared(article: ArticleData) {
  const { title, description, path, image, card, author, createdAt, updatedAt, section, tags } = article
  const url = toFullUrl(path)
  const published = toInstant(createdAt) ? createdAt : null
  return {
    '@context': 'https://schema.org',
    '@id': `${url}#article`,
    headline: title,
    ...(article.seoTitle ? { alternativeHeadline: article.seoTitle } : {}),
    ...(description ? { description } : {}),
    url,
    mainEntityOfPage: readCanonical(article.canonical) ?? url,
    image: [image, cardUrl(card)].map((each) => toFullUrl(each)),
    author: author ? toPerson(author) : toPublisher(),
    publisher: toPublisher(),
    inLanguage: 'en',
    keywords: [...tags],
    ...(published ? { datePublished: published } : {}),
    ...(updatedAt && toInstant(updatedAt) ? { dateModified: updatedAt } : {}),
    ...(section ? { articleSection: section } : {}),
  } as const
}

function toPerson({ name, designation, href }: NonNullable<ArticleData['author']>) {
  return {
    '@type': 'Person',
    name,
    ...(designation ? { jobTitle: designation } : {}),
    ...(href ? { url: toFullUrl(href) } : {}),
  } as const
}

function toPublisher() {
  return {
    '@type': 'Organization',
    '@id': toOrganizationId(),
    name: company.name,
    url: toFullUrl(routes.home),
    // Validators read an article alone and expect an image here; the company's entry has just an address.
    logo: { '@type': 'ImageObject', url: toFullUrl(LOGO) },
  } as const
}
