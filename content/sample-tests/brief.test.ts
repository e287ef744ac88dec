import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { about } from '../about.ts'
import { articlePage, blog, blogCategories, blogSorts, popularTopics } from '../blog.ts'
import { careers } from '../careers.ts'
import { caseStudyIndustries, caseStudyListing, caseStudyPage } from '../case-study-listing.ts'
import { company } from '../company.ts'
import { contact } from '../contact.ts'
import type { Figure, Option } from '../copy-types.ts'
import { departments } from '../departments.ts'
import { expertise } from '../expertise/index.ts'
import { home } from '../home/index.ts'
import { industries, industryPages } from '../industries/index.ts'
import { journalCategories, journalListing, journalSorts } from '../journal-listing.ts'
import { expertiseMenu, footer, header, industriesMenu } from '../navigation.ts'
import { newsletter } from '../newsletter.ts'
import { servicePages } from '../services/index.ts'

const services = expertise.groups.flatMap((group) => group.services)
const wordsIn = (text: string) => text.split(/\s+/).length
const labelsOf = (options: readonly Option[]) => options.map((option) => option.label)
const written = (figures: readonly Figure[]) => figures.map((figure) => `${figure.value} ${figure.label}`)

describe('the counts of the brief', () => {
  it.each([
    ['groups in the Expertise menu', expertiseMenu.groups, 5],
    ['groups in the Industries menu', industriesMenu.groups, 4],
    ['entries in the Industries menu', industriesMenu.groups.flatMap((group) => group.items), 16],
    ['expertise cards on Home', home.expertise.cards, 6],
    ['industries on Home', home.industries.items, 9],
    ['groups of technology on Home', home.stack.groups, 4],
    ['testimonials on Home', home.testimonials.quotes, 3],
    ['groups on Expertise', expertise.groups, 5],
    ['sectors on Industries', industries.sectors, 10],
    ['landing pages of services', servicePages, 6],
    ['landing pages of industries', industryPages, 10],
    ['values on About', about.values.items, 4],
    ['benefits on Careers', careers.benefits.items, 4],
    ['topics on Blog', popularTopics, 18],
    ['inquiry desks on Contact', contact.inquiries.items, 4],
  ])('has the right number of %s', (_what, list, count) => {
    expect(list).toHaveLength(count)
  })

  it('writes 60 to 120 words about each service, and four to six features', () => {
    const outside = services.filter(({ description, features }) => {
      const words = wordsIn(description)
      return words < 60 || words > 120 || features.length < 4 || features.length > 6
    })
    expect(outside).toEqual([])
  })

  it('answers three questions on every landing page', () => {
    for (const page of [...servicePages, ...industryPages]) expect(page.questions.items).toHaveLength(3)
  })
})

describe('the words of the brief', () => {
  it.each([
    [
      'Home',
      home.impact.figures,
      ['500+ AI models', '200+ SaaS solutions', '95% automation rate', '300% average ROI increase'],
    ],
    ['About', about.figures.items, ['50+ team members', '100+ projects', '15 countries', '98% satisfaction']],
    ['Careers', careers.hero.figures, ['50+ team members', '15+ open positions', '25+ countries']],
    [
      'Case studies',
      caseStudyListing.figures,
      ['50+ Projects Completed', '15 Industries Served', '95% Client Satisfaction', '300% Average ROI'],
    ],
  ])('shows the figures of %s', (_page, figures, expected) => {
    expect(written(figures)).toEqual(expected)
  })

  it.each([
    [
      'blog categories',
      labelsOf(blogCategories),
      'All Categories, Frontend Development, Backend Development, Mobile Development, DevOps, AI & Machine Learning, Cloud Computing, Security, Enterprise Solutions',
    ],
    ['blog orders', labelsOf(blogSorts), 'Latest First, Most Popular, By Reading Time'],
    [
      'journal pills',
      labelsOf(journalCategories),
      'All, AI, SaaS, Digital Transformation, Cybersecurity, Cloud Computing, Development',
    ],
    ['journal orders', labelsOf(journalSorts), 'Latest First, Oldest First, Most Popular'],
    [
      'case study filters',
      labelsOf(caseStudyIndustries),
      'All Industries, Banking & Finance, Healthcare, E-commerce, Manufacturing, Education, Insurance',
    ],
    [
      'department pills',
      labelsOf(departments),
      'All Departments, Development, AI Research, Mobile Development, Infrastructure, Analytics, Product',
    ],
    ['hiring steps', careers.process.steps.map((step) => step.title), 'Apply, Review, Interview, Offer'],
    [
      'benefits',
      careers.benefits.items.map((item) => item.title),
      'Remote-first culture, Competitive compensation, Learning and development, Career growth',
    ],
    ['response times', contact.inquiries.items.map((item) => item.responseTime), '4 hours, 24 hours, 2 hours, 8 hours'],
    [
      'office hours',
      contact.office.hours.map((line) => `${line.days} ${line.time}`),
      'Sunday to Thursday 10:00 AM to 6:00 PM, Friday and Saturday Closed',
    ],
    [
      'legal links',
      footer.legal.map((link) => link.label),
      'Privacy Policy, Terms & Conditions, Cookie Policy, Sitemap',
    ],
    ['hero buttons', home.hero.actions.map((link) => link.label), 'Start Your Project, View Case Studies'],
    [
      'closing buttons',
      home.closing.actions.map((link) => link.label),
      'Schedule Consultation, Download Company Profile',
    ],
  ])('keeps the %s to the letter', (_what, labels, expected) => {
    expect(labels.join(', ')).toBe(expected)
  })

  it.each([
    ['Contact Us', header.contact],
    ['Get Started', header.contact],
    ['View All Expertise', expertiseMenu],
    ['View All Industries', industriesMenu],
    ['Why Choose', expertise.whyChoose],
    ['Learn More', industries.sectors],
    ['Send Us Your Resume', careers],
    ['Apply Now', careers],
    ['View Full Case Study', caseStudyListing],
    ['Project Overview', caseStudyPage],
    ['Results & Impact', caseStudyPage],
    ['Technologies Used', caseStudyPage],
    ['Future Impact', caseStudyPage],
    ['Search tutorials...', blog],
    ['Featured Tutorial', blog],
    ['Read Tutorial', blog],
    ['Load More Articles', blog],
    ['Popular Topics', blog],
    ['Back to Insights', articlePage],
    ['Related Articles', articlePage],
    ['Explore More Technical Content', articlePage],
    ['View All Content', articlePage],
    ['Read More', journalListing],
    ['Join 10,000+ developers who get our weekly newsletter', newsletter.blog],
    ['Subscribe to the Journal', newsletter.footer],
    ['Subscribe to the journal', newsletter.journalArticle],
  ])('says “%s” where the brief does', (words, content) => {
    expect(JSON.stringify(content)).toContain(words)
  })
})

it('describes every picture of the gallery in words of its own', () => {
  const alts = about.gallery.pictures.map((picture) => picture.alt)
  expect(alts.length).toBeGreaterThanOrEqual(6)
  expect(new Set(alts).size).toBe(alts.length)
  for (const alt of alts) expect(alt.length).toBeGreaterThan(20)
})

it('shows every telephone number on Contact, where other pages send people to call', () => {
  const shown = [...contact.cards.map(({ link }) => link), ...contact.inquiries.items.map(({ phone }) => phone)]
  for (const { href } of Object.values(company.phones)) expect(shown.map((link) => link?.href)).toContain(href)
})

it('names the company in the company file only, so that a rebrand changes one file', () => {
  const root = path.join(import.meta.dirname, '../..')
  const names = [company.name, company.domain].map((name) => name.toLowerCase())
  const naming = globSync('{app,components,content,e2e,lib,scripts,server,styles,tools}/**/*.{ts,tsx,scss,mjs}', {
    cwd: root,
  })
    .filter((file) => !/content\/(?:company|is-sample)\.ts$/.test(file))
    .filter((file) => {
      const source = readFileSync(path.join(root, file), 'utf8').toLowerCase()
      return names.some((name) => source.includes(name))
    })
  expect(naming).toEqual([])
})

it('repeats no fact of the company file in the copy, so that a changed one changes everywhere', () => {
  const root = path.join(import.meta.dirname, '../..')
  const { address, figures, founded, phones, reviewTime, tagline } = company
  const numbers = Object.values(phones).map(({ display }) => display)
  // Anything shorter, such as “15” or “95%”, may mean something else.
  const counted = Object.values(figures).filter((figure) => figure.endsWith('+'))
  const facts = [String(founded), address.street, address.area, reviewTime, tagline, ...numbers, ...counted]
  const repeating = globSync('content/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|(?:company|company-type|copy-types)\.ts$|\.spec\.ts$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8')
      return facts.filter((fact) => source.includes(fact)).map((fact) => `${file}: ${fact}`)
    })
  expect(repeating).toEqual([])
})
