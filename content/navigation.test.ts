import { routes } from '../lib/routes.ts'
import { expertise } from './expertise/index.ts'
import { home } from './home/index.ts'
import { industries } from './industries/index.ts'
import { industryPages, servicePages } from './landing/index.ts'
import { expertiseMenu, industriesMenu, industryRows, serviceRows } from './navigation.ts'

const services = expertise.groups.flatMap((group) => group.services)
const subSectors = industries.sectors.flatMap((sector) => sector.subSectors)

describe('menus and sections', () => {
  it('describes the services of the menu, in its order and under its names', () => {
    const inMenu = expertiseMenu.groups.map(({ title, slug, items }) => [
      title,
      slug,
      items.map((i) => [i.slug, i.label]),
    ])
    const onPage = expertise.groups.map((group) => [
      group.title,
      group.slug,
      group.services.map((service) => [service.slug, service.title]),
    ])
    expect(onPage).toEqual(inMenu)
  })

  it('has a section under its name for every entry of the Industries menu', () => {
    const sections = new Map([...industries.sectors, ...subSectors].map(({ slug, title }) => [slug, title]))
    for (const item of industriesMenu.groups.flatMap((group) => group.items)) {
      expect([item.slug, sections.get(item.slug)]).toEqual([item.slug, item.label])
    }
  })

  it.each([
    ['Expertise', [...expertise.groups, ...services]],
    ['Industries', [...industries.sectors, ...subSectors]],
    ['landing pages', [...servicePages, ...industryPages]],
  ])('gives no slug twice on %s', (_page, sections) => {
    const slugs = sections.map((section) => section.slug)
    expect(slugs).toEqual([...new Set(slugs)])
  })
})

describe('landing pages', () => {
  it.each([
    ['services', serviceRows, servicePages.map(({ slug, title }) => [title, routes.service(slug)])],
    ['sectors', industryRows, industryPages.map(({ slug, title }) => [title, routes.industry(slug)])],
  ])('of %s are all in the menu, under their titles', (_kind, rows, expected) => {
    expect(rows.map(({ label, href }) => [label, href])).toEqual(expected)
  })

  it('have one name everywhere: on Home, in the menus, at their heads', () => {
    expect(home.expertise.cards.map(({ title }) => title)).toEqual(serviceRows.map(({ label }) => label))
  })

  it('are one for each sector, and “Learn More” leads to it', () => {
    const pages = industries.sectors.map(({ learnMore }) => learnMore.href)
    expect(pages.toSorted()).toEqual(industryRows.map(({ href }) => href).toSorted())
  })

  it('name each service that leads to them', () => {
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
