import { routes } from '../lib/routes.ts'
import { about } from './about.ts'
import { articlePage } from './blog.ts'
import { application, careers } from './careers.ts'
import { caseStudies } from './case-studies/index.ts'
import { caseStudyListing, caseStudyPage } from './case-study-listing.ts'
import { company } from './company.ts'
import { contact } from './contact.ts'
import { expertise } from './expertise/index.ts'
import { home } from './home/index.ts'
import { industries } from './industries/index.ts'
import { insights } from './insights.ts'
import { journalArticles } from './journal/index.ts'
import { journalPage } from './journal-listing.ts'
import { industryPages, servicePages } from './landing/index.ts'
import { footer, header, industryRows, serviceRows } from './navigation.ts'
import { serviceLabels } from './service-labels.ts'

/** The ids that each page's sections have. */
const sections: Record<string, string[]> = {
  [routes.home]: [home.ventures.id],
  [routes.expertise]: expertise.groups.flatMap((group) => [
    group.slug,
    ...group.services.map((service) => service.slug),
  ]),
  [routes.industries]: industries.sectors.flatMap((sector) => [
    sector.slug,
    ...sector.subSectors.map((sub) => sub.slug),
  ]),
  [routes.about]: [about.story.id, about.team.id, about.partners.id],
  [routes.contact]: [contact.form.id, contact.office.id],
  [routes.careers]: [careers.positions.id, careers.process.id],
}

const pages = new Set<string>([
  ...Object.values(routes).filter((route) => typeof route === 'string'),
  ...servicePages.map((page) => routes.service(page.slug)),
  ...industryPages.map((page) => routes.industry(page.slug)),
  ...caseStudies.map(({ id }) => routes.caseStudy(id)),
  ...journalArticles.map(({ id }) => routes.journalArticle(id)),
])

function findLinks(content: unknown, at: string): { at: string; href: string }[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    key === 'href' && typeof value === 'string' ? [{ at, href: value }] : findLinks(value, at),
  )
}

const links = [
  ...findLinks([header, footer, serviceRows, industryRows], ''),
  ...findLinks(home, routes.home),
  ...findLinks(expertise, routes.expertise),
  ...findLinks(industries, routes.industries),
  ...findLinks(insights, routes.insights),
  ...findLinks(about, routes.about),
  ...findLinks(contact, routes.contact),
  ...findLinks([careers, application], routes.careers),
  ...findLinks([articlePage, journalPage, caseStudyListing, caseStudyPage], ''),
  ...findLinks([servicePages, industryPages], ''),
]
const internal = links.filter(({ href }) => /^[/#]/.test(href))

it('finds the links it is meant to check', () => {
  expect(internal.length).toBeGreaterThan(150)
})

it('leads every internal link to a page that exists', () => {
  const lost = internal.map(({ at, href }) => new URL(href, `http://site.example${at}`).pathname)
  expect(lost.filter((path) => !pages.has(path))).toEqual([])
})

it('leads every link with an anchor to a section that exists', () => {
  const lost = internal.filter(({ at, href }) => {
    const { pathname, hash } = new URL(href, `http://site.example${at}`)
    return hash !== '' && !sections[pathname]?.includes(hash.slice(1))
  })
  expect(lost).toEqual([])
})

it('chooses only services that the contact form offers', () => {
  const chosen = internal.flatMap(({ href }) => new URL(href, 'http://site.example').searchParams.get('service') ?? [])
  expect(chosen.filter((service) => !(service in serviceLabels))).toEqual([])
})

it('leaves the site only by mail, by telephone, or for the map', () => {
  const outward = links.filter(({ href }) => !/^([/#]|mailto:|tel:)/.test(href))
  expect(outward.map(({ href }) => href)).toEqual([company.map.linkUrl])
})

it('gives the footer’s landing pages in its order', () => {
  expect(servicePages.map((page) => [page.title, routes.service(page.slug)])).toEqual(
    serviceRows.map((link) => [link.label, link.href]),
  )
  expect(industryPages.map((page) => [page.title, routes.industry(page.slug)])).toEqual(
    industryRows.map((link) => [link.label, link.href]),
  )
})
