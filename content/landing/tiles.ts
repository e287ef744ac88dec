import { routes } from '../../lib/routes.ts'
import type { Sector, Tile } from '../copy-types.ts'
import { expertise } from '../expertise/index.ts'
import { industries } from '../industries/index.ts'

/** Services of /expertise as tiles, in the order given. Throws on a slug that does not exist. */
export function toServiceTiles(...slugs: string[]): Tile[] {
  const services = expertise.groups.flatMap((group) => group.services)
  return slugs.map((slug) => {
    const service = services.find((candidate) => candidate.slug === slug)
    if (!service) throw new Error(`No service has the slug "${slug}"`)
    return { title: service.title, text: service.summary, href: routes.expertiseSection(slug) }
  })
}

/** A sector of /industries. Throws on a slug that does not exist. */
export function getSector(slug: string): Sector {
  const sector = industries.sectors.find((candidate) => candidate.slug === slug)
  if (!sector) throw new Error(`No sector has the slug "${slug}"`)
  return sector
}
