import type { BreadcrumbList, WithContext } from 'schema-dts'
import { routes } from '../routes.ts'
import { toFullUrl } from './address.ts'

/** Describes a page's breadcrumbs for search engines. `crumbs` start after Home. */
export function toBreadcrumbs(crumbs: readonly { name: string; href: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', href: routes.home }, ...crumbs].map(({ name, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: toFullUrl(href),
    })),
  } as const satisfies WithContext<BreadcrumbList>
}
