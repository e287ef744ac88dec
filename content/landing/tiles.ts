import { routes } from '../../lib/routes.ts'
import type { Tile } from '../copy-types.ts'
import { expertise } from '../expertise/index.ts'

/** Returns services of /expertise as tiles, in the given order. Throws on an unknown slug. */
export function toServiceTiles(...slugs: string[]): Tile[] {
  const services = expertise.groups.flatMap((group) => group.services)
  return slugs.map((slug) => {
    const service = services.find((candidate) => candidate.slug === slug)
    if (!service) throw new Error(`content/expertise has no service "${slug}", which toServiceTiles() asks for`)
    return { title: service.title, text: service.summary, href: routes.expertiseSection(slug) }
  })
}
