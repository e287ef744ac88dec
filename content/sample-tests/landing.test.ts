import { findRelatedPosts, findRelatedStudies } from '../../lib/insights/related.ts'
import { routes } from '../../lib/routes.ts'
import { caseStudies } from '../case-studies/index.ts'
import { company } from '../company.ts'
import { expertise } from '../expertise/index.ts'
import { industryPages } from '../industries/index.ts'
import { journalArticles } from '../journal/index.ts'
import { posts } from '../posts/index.ts'
import { servicePages } from '../services/index.ts'
import { team } from '../team.ts'

const pages = [...servicePages, ...industryPages]

describe.each(pages)('the landing page “$title”', ({ meta, lead, proof, callToAction, related }) => {
  it('says in its title, description and opening line where the company is, and in two of them what it is', () => {
    for (const text of [meta.title, meta.description, lead]) expect(text).toContain(company.address.city)
    for (const text of [meta.description, lead]) expect(text).toContain(`${company.name}, an IT and AI company`)
  })

  it('names a person of the team, a price, and what happens on the first and the second day', () => {
    expect(team.map(({ name }) => name)).toContain(proof.person.name)
    expect(proof.price).toMatch(/\d,\d{3}|our day rates/)
    expect(proof.firstDays).toMatch(/^Day one: .+ Day two: /)
  })

  it('has evidence of its own', () => {
    expect(`${proof.evidence.title} ${proof.evidence.text}`).toMatch(/\d|three|four|nine|ten/)
    const others = pages.filter((page) => page.proof !== proof).map((page) => page.proof.evidence)
    expect(others.map(({ title }) => title)).not.toContain(proof.evidence.title)
    expect(others.map(({ text }) => text)).not.toContain(proof.evidence.text)
  })

  it('asks for a scope, and leads on to articles that exist', () => {
    expect(callToAction.actions[0]?.label).toBe('Ask for a scope')
    const ids = journalArticles.map(({ id }) => id)
    for (const id of related.articles ?? []) expect(ids).toContain(id)
  })
})

describe('the landing page of cyber security', () => {
  const page = servicePages.find(({ slug }) => slug === 'cybersecurity')

  it('gives the support number where someone is under attack', () => {
    const attacked = page?.questions.items.find(({ question }) => /under attack/.test(question))
    expect(attacked?.link).toEqual({ label: company.phones.support.display, href: company.phones.support.href })
  })

  it('proves itself and leads on with security', () => {
    expect(page?.proof.evidence.link?.href).not.toContain('fraud')
    const categories = page && findRelatedPosts(page.related, posts, 4).map(({ category }) => category)
    expect([...new Set(categories)]).toEqual(['Security'])
  })
})

describe('landing pages', () => {
  it('lead with each case study equally often, so that no picture ends page after page', () => {
    const leads = pages.map((page) => findRelatedStudies(page.related, caseStudies, 1)[0]?.id)
    const counts = caseStudies.map(({ id }) => leads.filter((lead) => lead === id).length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(Math.ceil(pages.length / caseStudies.length))
  })

  it('name each service that leads to them', () => {
    const services = expertise.groups.flatMap((group) => group.services)
    const nameless = services.filter(({ title, learnMore }) => {
      const page = servicePages.find(({ slug }) => routes.service(slug) === learnMore.href)
      return !JSON.stringify(page).includes(title)
    })
    expect(nameless.map(({ title }) => title)).toEqual([])
  })

  it('of sectors choose no service for the visitor, because a sector may need any', () => {
    expect(JSON.stringify(industryPages)).not.toContain('?service=')
  })
})
