import { expertise } from './expertise/index.ts'
import { industries } from './industries/index.ts'
import { industryPages, servicePages } from './landing/index.ts'
import { expertiseMenu, industriesMenu } from './navigation.ts'

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
