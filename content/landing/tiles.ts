import { routes } from '../../lib/routes.ts'
import type { Tile } from '../copy-types.ts'
import { expertise } from '../expertise/index.ts'

/** Services of /expertise as tiles, in the order given. Throws on a slug that does not exist. */
export function toServiceTiles(...slugs: string[]): Tile[] {
  const services = expertise.groups.flatMap((group) => group.services)
  return slugs.map((slug) => {
    const service = services.find((candidate) => candidate.slug === slug)
    if (!service) throw new Error(`content/expertise has no service "${slug}", which toServiceTiles() asks for`)
    return { title: service.title, text: service.summary, href: routes.expertiseSection(slug) }
  })
}
