import { routes } from '../../lib/routes.ts'

/** A kind of page, with one address as an example. */
export type PageKind = { name: string; path: string; kind: 'document' | 'application' | 'bare' }

/** Returns the addresses that a sitemap lists. */
export function readSitemap(text: string): URL[] {
  const found = text.matchAll(/<loc>([^<]+)<\/loc>/g)
  return Array.from(found, ([, address = '']) => new URL(address.replaceAll('&amp;', '&')))
}

/** Returns the paths of all pages that the running site lists. */
export async function listPaths(site: string): Promise<string[]> {
  const sitemap = await (await fetch(site + routes.sitemapXml)).text()
  return readSitemap(sitemap).map(({ pathname }) => pathname)
}

/** Returns the first link on a page whose address begins with `start`. */
export async function findLink(site: string, page: string, start: string): Promise<string> {
  const html = await (await fetch(site + page)).text()
  const path = new RegExp(`href="(${start}[^"?#]+)"`).exec(html)?.[1]
  if (!path) throw new Error(`${page} has no link to ${start}…`)
  return path
}

/** Returns every kind of page of the running site, with an address of each. */
export async function findPageKinds(site: string): Promise<PageKind[]> {
  const documents = {
    home: routes.home,
    expertise: routes.expertise,
    industries: routes.industries,
    service: await findLink(site, routes.expertise, routes.service('')),
    industry: await findLink(site, routes.industries, routes.industry('')),
    insights: routes.insights,
    blog: routes.blog,
    journal: routes.journal,
    'case studies': routes.caseStudies,
    careers: routes.careers,
    about: routes.about,
    article: await findLink(site, routes.blog, routes.post('')),
    'journal article': await findLink(site, routes.journal, routes.journalArticle('')),
    'case study': await findLink(site, routes.caseStudies, routes.caseStudy('')),
    legal: routes.privacy,
  }
  const applications = {
    contact: routes.contact,
    job: await findLink(site, routes.careers, routes.job('')),
  }
  const toKinds = (pages: Record<string, string>, kind: PageKind['kind']) =>
    Object.entries(pages).map(([name, path]) => ({ name, path, kind }))
  return [...toKinds(documents, 'document'), ...toKinds(applications, 'application')]
}
