import { Logo } from '@/components/ui/Logo/Logo'
import { company } from '@/content/company'
import { header } from '@/content/navigation'
import { routes } from '@/lib/routes'
import { ButtonLink } from '../../ui/Button/Button'
import styles from './Header.module.scss'
import { MenuPanel } from './MenuPanel'
import { MenuToggle } from './MenuToggle'

export type HeaderProps = { active?: string }

const id = 'menu-mobile'

/**
 * The bar at the top of every page. Its menus are native popovers: one open at a time, a click outside and Escape close
 * them, and everything works without scripts. In a narrow window the whole navigation is one of them.
 */
export function Header({ active }: HeaderProps) {
  const toCurrent = (href: string) => (active === href ? 'page' : undefined)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.home} href={routes.home} aria-label={`${company.name}, ${header.homeLabel}`}>
          <Logo />
        </a>
        <MenuToggle target={id} />
        <div id={id} popover="auto" className={styles.menu}>
          <nav aria-label={header.label}>
            <ul>
              {header.entries.map((entry) => (
                <li key={entry.kind === 'menu' ? entry.menu.href : entry.href}>
                  {entry.kind === 'menu' ? (
                    <MenuPanel menu={entry.menu} active={active === entry.menu.href} />
                  ) : (
                    <a className={styles.link} href={entry.href} aria-current={toCurrent(entry.href)}>
                      {entry.label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <ButtonLink href={header.contact.href} aria-current={toCurrent(header.contact.href)}>
            <span className={styles.wide}>{header.contact.desktopLabel}</span>{' '}
            <span className={styles.narrow}>{header.contact.mobileLabel}</span>
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
