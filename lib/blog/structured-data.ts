import { artUrl } from '../art/url.ts'
import type { Post } from '../backend/contract.ts'
import { company } from '../content/company.ts'
import { getEnv } from '../env.ts'
import { toInstant } from '../format/date.ts'
import { toMediaUrl } from '../media.ts'
import { routes } from '../routes.ts'

const toAbsolute = (href: string) => new URL(href, getEnv().SITE_URL).href

/** A post as schema.org's BlogPosting; every value also stands on the page. `path` is its part of the address. */
export function toBlogPosting(post: Post, path: string, words: number): object {
  const url = toAbsolute(routes.post(path))
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.subTitle && { description: post.subTitle }),
    url,
    mainEntityOfPage: url,
    image: toAbsolute(toMediaUrl(post.image) ?? artUrl('cover', post.title)),
    datePublished: toInstant(post.createdAt)?.toISOString(),
    author: { '@type': 'Person', name: post.author.name, jobTitle: post.author.designation },
    publisher: { '@type': 'Organization', name: company.name, url: toAbsolute(routes.home) },
    ...(post.category && { articleSection: post.category }),
    keywords: post.tags,
    wordCount: words,
    inLanguage: 'en',
  }
}

type Piece = { id: string; title: string; publishedDate: string; href: string; author: string; tags: readonly string[] }

/** A journal article or a case study as schema.org's Article. */
export function toArticleData({ id, title, publishedDate, href, author, tags }: Piece): object {
  const publisher = { '@type': 'Organization', name: company.name, url: toAbsolute(routes.home) }
  return {
    '@type': 'Article',
    headline: title,
    url: toAbsolute(href),
    mainEntityOfPage: toAbsolute(href),
    image: toAbsolute(artUrl('cover', id)),
    datePublished: publishedDate,
    author: author === company.name ? publisher : { '@type': 'Person', name: author },
    publisher,
    keywords: tags,
    inLanguage: 'en',
  }
}

/** The trail above a page as schema.org's BreadcrumbList, Home first. */
export function toBreadcrumbList(crumbs: readonly { name: string; href: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', href: routes.home }, ...crumbs].map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toAbsolute(href),
    })),
  }
}
