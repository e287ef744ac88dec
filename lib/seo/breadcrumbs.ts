import type { BreadcrumbList, WithContext } from 'schema-dts'
import { homeLink } from '../../content/navigation.ts'
import { toFullUrl } from './address.ts'

type Crumb = { name: string; href: string }

/** Returns the path from Home to a page. `crumbs` start after Home. */
export const toTrail = (crumbs: readonly Crumb[]): Crumb[] => [{ name: homeLink.label, href: homeLink.href }, ...crumbs]

/** Describes a page's breadcrumbs for search engines. `crumbs` start after Home. */
export function toBreadcrumbs(crumbs: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: toTrail(crumbs).map(({ name, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: toFullUrl(href),
    })),
  } as const satisfies WithContext<BreadcrumbList>
}
