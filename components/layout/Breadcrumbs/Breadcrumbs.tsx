import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { breadcrumbLabel } from '@/content/navigation'
import { toBreadcrumbs, toTrail } from '@/lib/seo/breadcrumbs'
import styles from './Breadcrumbs.module.scss'

export type Crumb = { name: string; href: string }
export type BreadcrumbsProps = { crumbs: Crumb[] }

/** The path from Home to this page. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const trail = toTrail(crumbs)
  return (
    <nav aria-label={breadcrumbLabel} className={styles.crumbs} data-head="crumbs">
      <JsonLd data={toBreadcrumbs(crumbs)} />
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.href}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <a href={crumb.href}>{crumb.name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
