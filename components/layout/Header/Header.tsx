import { Logo } from '@/components/ui/Logo/Logo'
import { company } from '@/lib/content/company'
import { header } from '@/lib/content/navigation'
import { routes } from '@/lib/routes'
import { ButtonLink } from '../../ui/Button/Button'
import styles from './Header.module.scss'
import { MenuPanel } from './MenuPanel'
import { MobileMenu } from './MobileMenu'

export type HeaderProps = { active?: string | undefined }

/**
 * The bar at the top of every page. Its menus are native popovers: one open at a time, a click outside and Escape close
 * them, and all of it works without scripts.
 */
export function Header({ active }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.home} href={routes.home} aria-label={`${company.name}, ${header.homeLabel}`}>
          <Logo />
        </a>
        <nav className={styles.nav} aria-label={header.label}>
          <ul>
            {header.entries.map((entry) => (
              <li key={entry.kind === 'menu' ? entry.menu.href : entry.href}>
                {entry.kind === 'menu' ? (
                  <MenuPanel menu={entry.menu} active={active === entry.menu.href} />
                ) : (
                  <a
                    className={styles.link}
                    href={entry.href}
                    aria-current={active === entry.href ? 'page' : undefined}
                  >
                    {entry.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.contact}>
          <ButtonLink href={header.contact.href}>{header.contact.desktopLabel}</ButtonLink>
        </div>
        <MobileMenu active={active} />
      </div>
    </header>
  )
}
