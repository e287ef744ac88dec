import { blog } from '../../content/blog.ts'
import { careers } from '../../content/careers.ts'
import { caseStudyListing } from '../../content/case-study-listing.ts'
import type { Link } from '../../content/copy-types.ts'
import { journalListing } from '../../content/journal-listing.ts'
import { mailCheck } from '../../content/mail-check.ts'
import { footer, header, industryRows, serviceRows } from '../../content/navigation.ts'
import { sitemapPage } from '../../content/sitemap-page.ts'
import type { Article } from '../backend/article-content.ts'
import type { Job } from '../backend/contract.ts'
import type { Study } from '../backend/study-content.ts'
import { formatNumber } from '../format/number.ts'
import { toPostPath } from '../format/post-path.ts'
import { lists } from '../listing/lists.ts'
import { routes } from '../routes.ts'

type SiteLinks = { title: string; links: readonly Link[] }

type ListedPost = Parameters<typeof toPostPath>[0]
type Listed = {
  posts: readonly ListedPost[]
  jobs: readonly (Pick<Job, 'title'> & { token: string })[]
  studies: readonly Pick<Study, 'slug' | 'title'>[]
  articles: readonly Pick<Article, 'slug' | 'title'>[]
}

const { groups, allPosts } = sitemapPage

/**
 * The maximum number of posts. The sitemap for people lists the latest and links to the rest; sitemap.xml lists all of
 * them.
 */
const MAX_POSTS = 50

const headerLinks: Link[] = [
  ...header.entries.map((entry) =>
    entry.kind === 'menu' ? { label: entry.menu.label, href: entry.menu.href } : entry,
  ),
  { label: blog.hero.title, href: routes.blog },
  { label: journalListing.hero.title, href: routes.journal },
  { label: caseStudyListing.hero.title, href: routes.caseStudies },
  { label: header.contact.desktopLabel, href: header.contact.href },
]

const legalLinks: Link[] = [...footer.legal, ...footer.trust]

/** The pages to which only the footer's columns lead. A link to a part of a page names none. */
const footerLinks: Link[] = footer.columns
  .flatMap(({ links }): readonly Link[] => links)
  .filter(({ href }) => /^\/[^#?]*$/.test(href))
  .filter(({ href }) => ![...headerLinks, ...serviceRows, ...industryRows].some((link) => link.href === href))

const mainLinks: readonly Link[] = [...headerLinks, ...footerLinks]

/** Every link of the header and the footer that leads to a page of its own. */
export const pageLinks: readonly Link[] = [...mainLinks, ...serviceRows, ...industryRows, ...legalLinks]

// Their names differ from those of the pages, because one link text must not lead to two addresses.
const feedLinks: Link[] = [
  { label: `${blog.hero.title} (RSS)`, href: routes.feed('blog', 'rss') },
  { label: `${journalListing.hero.title} (RSS)`, href: routes.feed('journal', 'rss') },
  { label: `${careers.positions.title} (RSS)`, href: routes.jobFeed() },
]

function toPostLinks(posts: readonly ListedPost[]): Link[] {
  const latest = posts.slice(0, MAX_POSTS).map((post) => ({ label: post.title, href: routes.post(toPostPath(post)) }))
  const all = { label: allPosts.replace('{count}', formatNumber(posts.length)), href: routes.blog }
  return posts.length > MAX_POSTS ? [...latest, all] : latest
}

/** Returns the links of the sitemap for people: every page of the site by kind, the latest posts, and the feeds. */
export function getSiteLinks({ posts, jobs, studies, articles }: Listed): SiteLinks[] {
  const groupedLinks: [title: string, links: readonly Link[]][] = [
    [groups.main, mainLinks],
    [groups.expertise, serviceRows],
    [groups.industries, industryRows],
    [groups.posts, toPostLinks(posts)],
    [groups.categories, lists.categories.map(({ value, label }) => ({ label, href: routes.blogCategory(value) }))],
    [groups.caseStudies, studies.map(({ slug, title }) => ({ label: title, href: routes.caseStudy(slug) }))],
    [groups.journal, articles.map(({ slug, title }) => ({ label: title, href: routes.journalArticle(slug) }))],
    [groups.jobs, jobs.map(({ title, token }) => ({ label: title, href: routes.job(token) }))],
    [groups.legal, [...legalLinks, { label: mailCheck.title, href: routes.mailCheck() }]],
    [groups.feeds, feedLinks],
  ]
  return groupedLinks.map(([title, links]) => ({ title, links }))
}
