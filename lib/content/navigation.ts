import { routes } from '../routes.ts'
import { anchors } from './anchors.ts'
import { company } from './company.ts'
import type { FooterColumn, Link, Menu, MenuGroup } from './types.ts'

/** A menu entry: the slug of its section and its label. */
type Entry = readonly [slug: string, label: string]

const toGroup = (
  title: string,
  slug: string,
  toHref: (slug: string) => string,
  entries: readonly Entry[],
): MenuGroup => ({
  title,
  slug,
  items: entries.map(([itemSlug, label]) => ({ slug: itemSlug, label, href: toHref(itemSlug) })),
})

/** The Expertise menu; every slug is the id of a section on /expertise. */
export const expertiseMenu: Menu = {
  label: 'Expertise',
  href: routes.expertise,
  viewAll: { label: 'View All Expertise', href: routes.expertise },
  groups: [
    toGroup('Development Solution', 'development-solution', routes.expertiseSection, [
      ['web-development', 'Web Development'],
      ['app-development', 'App Development'],
      ['e-commerce-solution', 'E-commerce Solution'],
      ['software-engineering', 'Software Engineering'],
      ['microservices', 'Microservices'],
      ['support-and-maintenance', 'Support and Maintenance'],
    ]),
    toGroup('IT Infrastructure Solution', 'it-infrastructure-solution', routes.expertiseSection, [
      ['cloud-service', 'Cloud Service'],
      ['cyber-security', 'Cyber Security'],
      ['iot-and-digital-engineering', 'IoT and Digital Engineering'],
      ['network-engineering', 'Network Engineering'],
    ]),
    toGroup('Enterprise Solution', 'enterprise-solution', routes.expertiseSection, [
      ['business-automation', 'Business Automation'],
      ['erp', 'ERP'],
      ['marketing', 'Marketing'],
      ['business-360-degree-solution', 'Business 360-Degree Solution'],
    ]),
    toGroup('Business Solution', 'business-solution', routes.expertiseSection, [
      ['business-intelligence', 'Business Intelligence'],
      ['data-science', 'Data Science'],
      ['consulting', 'Consulting'],
      ['industry-application', 'Industry Application'],
    ]),
    toGroup('AI and Machine Learning', 'ai-and-machine-learning', routes.expertiseSection, [
      ['llm', 'LLM'],
      ['generative-ai', 'Generative AI'],
      ['ai-agent', 'AI Agent'],
      ['machine-learning', 'Machine Learning'],
    ]),
  ],
}

/** The Industries menu; every slug is the id of a sector or a sub-sector on /industries. */
export const industriesMenu: Menu = {
  label: 'Industries',
  href: routes.industries,
  viewAll: { label: 'View All Industries', href: routes.industries },
  groups: [
    toGroup('Technology', 'technology', routes.industriesSection, [
      ['hi-tech', 'Hi-Tech'],
      ['software-and-it-services', 'Software & IT Services'],
      ['telecommunications', 'Telecommunications'],
      ['hardware-and-electronics', 'Hardware & Electronics'],
    ]),
    toGroup('Business Services', 'business-services', routes.industriesSection, [
      ['manufacturing-and-industry', 'Manufacturing & Industry'],
      ['retail', 'Retail'],
      ['banking-and-financial-services', 'Banking & Financial Services'],
      ['insurance', 'Insurance'],
    ]),
    toGroup('Public Sector', 'public-sector', routes.industriesSection, [
      ['education', 'Education'],
      ['healthcare', 'Healthcare'],
      ['government', 'Government'],
      ['non-profit', 'Non-Profit'],
    ]),
    toGroup('Consumer Services', 'consumer-services', routes.industriesSection, [
      ['transportation-and-logistics', 'Transportation & Logistics'],
      ['hospitality-and-tourism', 'Hospitality & Tourism'],
      ['media-and-entertainment', 'Media & Entertainment'],
      ['real-estate', 'Real Estate'],
    ]),
  ],
}

/** The header from left to right; an entry is a plain link or a menu. */
export const header = {
  label: 'Main',
  entries: [
    { kind: 'link', label: 'Home', href: routes.home },
    { kind: 'menu', menu: expertiseMenu },
    { kind: 'menu', menu: industriesMenu },
    { kind: 'link', label: 'Insights', href: routes.insights },
    { kind: 'link', label: 'About Us', href: routes.about },
    { kind: 'link', label: 'Careers', href: routes.careers },
  ] satisfies readonly (({ kind: 'link' } & Link) | { kind: 'menu'; menu: Menu })[],
  contact: { desktopLabel: 'Contact Us', mobileLabel: 'Get Started', href: routes.contact },
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  skipLink: 'Skip to content',
  homeLabel: 'home page',
} as const

/** The six landing pages under /services, as the footer lists them. */
export const serviceLinks: readonly Link[] = [
  { label: 'Web Development', href: routes.service('web-development') },
  { label: 'Mobile Development', href: routes.service('mobile-development') },
  { label: 'AI & Machine Learning', href: routes.service('ai-ml') },
  { label: 'Cloud', href: routes.service('cloud') },
  { label: 'Cybersecurity', href: routes.service('cybersecurity') },
  { label: 'Business Solutions', href: routes.service('business-solutions') },
]

/** The six landing pages under /industries, as the footer lists them. */
export const industryLinks: readonly Link[] = [
  { label: 'Hi-Tech', href: routes.industry('hi-tech') },
  { label: 'Banking', href: routes.industry('banking') },
  { label: 'Healthcare', href: routes.industry('healthcare') },
  { label: 'Manufacturing', href: routes.industry('manufacturing') },
  { label: 'Retail', href: routes.industry('retail') },
  { label: 'Education', href: routes.industry('education') },
]

const companyLinks: readonly Link[] = [
  { label: 'About Us', href: routes.about },
  { label: 'Our Story', href: `${routes.about}#${anchors.ourStory}` },
  { label: 'Leadership Team', href: `${routes.about}#${anchors.leadershipTeam}` },
  { label: 'Startups & Ventures', href: `${routes.home}#${anchors.startups}` },
  { label: 'Partners', href: `${routes.about}#${anchors.partners}` },
  { label: 'Careers', href: routes.careers },
]

/* /whitepapers and /docs redirect; links lead straight to where the redirects end. */
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
    { title: 'Industries', links: industryLinks },
    { title: 'Company', links: companyLinks },
    { title: 'Insights', links: insightLinks },
  ] satisfies readonly FooterColumn[],
  legal: [
    { label: 'Privacy Policy', href: routes.privacy },
    { label: 'Terms & Conditions', href: routes.terms },
    { label: 'Cookie Policy', href: routes.cookies },
    { label: 'Sitemap', href: routes.sitemap },
  ] satisfies readonly Link[],
  headquarters: { title: 'Headquarters', city: `${company.address.city}, ${company.address.country}` },
  contactTitle: 'Contact',
  socialTitle: 'Elsewhere',
  legalTitle: 'Legal',
  rights: 'All rights reserved.',
}
