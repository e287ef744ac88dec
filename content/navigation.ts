import { routes } from '../lib/routes.ts'
import { anchors } from './anchors.ts'
import { company } from './company.ts'
import type { FooterColumn, Link, Menu, MenuGroup, MenuRow } from './copy-types.ts'

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

/** The landing pages under /services, under the names that they have everywhere. */
export const serviceRows: readonly MenuRow[] = [
  { label: 'Web Development', text: 'Sites, shops and portals', href: routes.service('web-development') },
  { label: 'App Development', text: 'Android and iOS, offline too', href: routes.service('mobile-development') },
  { label: 'AI and Machine Learning', text: 'Assistants, forecasts, vision', href: routes.service('ai-ml') },
  { label: 'Cloud', text: 'Moves, landing zones, on-call', href: routes.service('cloud') },
  { label: 'Cyber Security', text: 'Tests, reviews, hardening', href: routes.service('cybersecurity') },
  { label: 'Business Solutions', text: 'ERP, automation, reporting', href: routes.service('business-solutions') },
]

/** The landing pages under /industries; the footer has the first six. */
export const industryRows: readonly MenuRow[] = [
  { label: 'Hi-Tech', text: 'Software, telecom, devices', href: routes.industry('hi-tech') },
  { label: 'Banking', text: 'Payments, lending, fraud', href: routes.industry('banking') },
  { label: 'Healthcare', text: 'Hospitals, labs, telehealth', href: routes.industry('healthcare') },
  { label: 'Manufacturing', text: 'Garments, plants, quality', href: routes.industry('manufacturing') },
  { label: 'Retail', text: 'Shops, chains, marketplaces', href: routes.industry('retail') },
  { label: 'Education', text: 'Schools, universities, training', href: routes.industry('education') },
  { label: 'Insurance', text: 'Quotes, policies, claims', href: routes.industry('insurance') },
  { label: 'Government & Non-Profit', text: 'Permits, registers, relief', href: routes.industry('public-sector') },
  { label: 'Transportation & Logistics', text: 'Fleets, freight, river transport', href: routes.industry('logistics') },
  { label: 'Hospitality, Media & Real Estate', text: 'Rooms, stories, homes', href: routes.industry('hospitality') },
]

/** The Expertise menu; every slug is the id of a section on /expertise. */
export const expertiseMenu: Menu = {
  label: 'Expertise',
  href: routes.expertise,
  viewAll: { label: 'View All Expertise', href: routes.expertise },
  rows: serviceRows,
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
  rows: industryRows,
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
  closeMenu: 'Close',
  backToMenu: 'Back',
  /** Above the landing pages in a menu. */
  inDepth: 'In depth',
  skipLink: 'Skip to content',
  homeLabel: 'home page',
} as const

// In words of their own: “Web Development” alone leads from the menus to a section of /expertise.
const serviceLinks: readonly Link[] = [
  { label: 'Web development services', href: routes.service('web-development') },
  { label: 'App development services', href: routes.service('mobile-development') },
  { label: 'AI services', href: routes.service('ai-ml') },
  { label: 'Cloud services', href: routes.service('cloud') },
  { label: 'Cyber security services', href: routes.service('cybersecurity') },
  { label: 'Business solutions', href: routes.service('business-solutions') },
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
  headquarters: { title: 'Headquarters', city: `${company.address.city}, ${company.address.country}` },
  contactTitle: 'Contact',
  socialTitle: 'Elsewhere',
  legalTitle: 'Legal',
  rights: 'All rights reserved.',
}
