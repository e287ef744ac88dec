import { routes } from '../lib/routes.ts'
import { anchors } from './anchors.ts'
import { company } from './company.ts'
import type { FooterColumn, Link, Menu, MenuGroup, MenuRow } from './copy-types.ts'
import { expertise } from './expertise/index.ts'
import { industries, industryPages } from './industries/index.ts'
import { servicePages } from './services/index.ts'

/** The landing pages under /services. */
export const serviceRows: readonly MenuRow[] = servicePages.map(({ slug, title, inMenu }) => ({
  label: title,
  text: inMenu,
  href: routes.service(slug),
}))

/** The landing pages under /industries. */
export const industryRows: readonly MenuRow[] = industryPages.map(({ slug, title, inMenu }) => ({
  label: title,
  text: inMenu,
  href: routes.industry(slug),
}))

/** The name of the path from Home to a page, for screen readers. */
export const breadcrumbLabel = 'Breadcrumb'

/** The Expertise menu: the groups and services of /expertise. */
export const expertiseMenu: Menu = {
  label: 'Expertise',
  href: routes.expertise,
  viewAll: { label: 'View All Expertise', href: routes.expertise },
  rows: serviceRows,
  groups: expertise.groups.map(({ slug, title, services }) => ({
    title,
    slug,
    items: services.map((service) => ({
      slug: service.slug,
      label: service.title,
      href: routes.expertiseSection(service.slug),
    })),
  })),
}

const sections = industries.sectors.flatMap((sector) => [sector, ...sector.subSectors])

/** Returns a group of links to sectors and sub-sectors, by their slugs. Throws on an unknown slug. */
const toGroup = (title: string, slug: string, ...slugs: string[]): MenuGroup => ({
  title,
  slug,
  items: slugs.map((itemSlug) => {
    const section = sections.find((candidate) => candidate.slug === itemSlug)
    if (!section) throw new Error(`content/navigation.ts: content/industries has no section "${itemSlug}"`)
    return { slug: itemSlug, label: section.title, href: routes.industriesSection(itemSlug) }
  }),
})

/** The Industries menu: a choice of sectors and sub-sectors. */
export const industriesMenu: Menu = {
  label: 'Industries',
  href: routes.industries,
  viewAll: { label: 'View All Industries', href: routes.industries },
  rows: industryRows,
  groups: [
    toGroup(
      'Technology',
      'technology',
      'hi-tech',
      'software-and-it-services',
      'telecommunications',
      'hardware-and-electronics',
    ),
    toGroup(
      'Business Services',
      'business-services',
      'manufacturing-and-industry',
      'retail',
      'banking-and-financial-services',
      'insurance',
    ),
    toGroup('Public Sector', 'public-sector', 'education', 'healthcare', 'government', 'non-profit'),
    toGroup(
      'Consumer Services',
      'consumer-services',
      'transportation-and-logistics',
      'hospitality-and-tourism',
      'media-and-entertainment',
      'real-estate',
    ),
  ],
}

/** The first crumb of every page, and the first entry of the header. */
export const homeLink = { label: 'Home', href: routes.home } as const satisfies Link

/** The header from left to right; an entry is a plain link or a menu. */
export const header = {
  label: 'Main',
  entries: [
    { kind: 'link', ...homeLink },
    { kind: 'menu', menu: expertiseMenu },
    { kind: 'menu', menu: industriesMenu },
    { kind: 'link', label: 'Insights', href: routes.insights },
    { kind: 'link', label: 'About Us', href: routes.about },
    { kind: 'link', label: 'Careers', href: routes.careers },
  ] satisfies readonly (({ kind: 'link' } & Link) | { kind: 'menu'; menu: Menu })[],
  contact: { desktopLabel: 'Contact Us', mobileLabel: 'Get Started', href: routes.contact },
  openMenu: 'Menu',
  closeMenu: 'Close',
  backToMenu: 'Back',
  /** Above the landing pages in a menu. */
  inDepth: 'In depth',
  skipLink: 'Skip to content',
  homeLabel: 'home page',
} as const

// Not called by their titles: “Web Development” in the menus leads to a section of /expertise.
const serviceLinks: readonly Link[] = servicePages.map(({ slug, inFooter }) => ({
  label: inFooter,
  href: routes.service(slug),
}))

const companyLinks: readonly Link[] = [
  { label: 'About Us', href: routes.about },
  { label: 'Our Story', href: `${routes.about}#${anchors.ourStory}` },
  { label: 'Leadership Team', href: `${routes.about}#${anchors.leadershipTeam}` },
  { label: 'Startups & Ventures', href: `${routes.home}#${anchors.startups}` },
  { label: 'Partners', href: `${routes.about}#${anchors.partners}` },
  { label: 'Careers', href: routes.careers },
]

// /whitepapers and /docs redirect, so these links lead to the targets.
const insightLinks: readonly Link[] = [
  { label: 'Case Studies', href: routes.caseStudies },
  { label: 'Journal', href: routes.journal },
  { label: 'Blog', href: routes.blog },
  { label: 'Whitepapers', href: routes.insights },
  { label: 'Documentation', href: routes.blog },
  { label: 'Support Center', href: routes.contact },
]

/** The footer: columns, legal links and the labels of its other parts. */
export const footer = {
  columns: [
    { title: 'Expertise', links: serviceLinks },
    {
      title: 'Industries',
      links: industryRows.slice(0, 6).map(({ label, href }) => ({ label: `${label} software`, href })),
    },
    { title: 'Company', links: companyLinks },
    { title: 'Insights', links: insightLinks },
  ] satisfies readonly FooterColumn[],
  legal: [
    { label: 'Privacy Policy', href: routes.privacy },
    { label: 'Terms & Conditions', href: routes.terms },
    { label: 'Cookie Policy', href: routes.cookies },
    { label: 'Sitemap', href: routes.sitemap },
  ] satisfies readonly Link[],
  /** Beside the legal links. */
  trust: [
    { label: 'Accessibility', href: routes.accessibility },
    { label: 'Security', href: routes.security },
  ] satisfies readonly Link[],
  get headquarters() {
    return { title: 'Headquarters', city: `${company.address.city}, ${company.address.country}` }
  },
  contactTitle: 'Contact',
  socialTitle: 'Elsewhere',
  legalTitle: 'Legal',
  rights: 'All rights reserved.',
}
