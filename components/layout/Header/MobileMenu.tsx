import { Fragment } from 'react'
import { header } from '@/lib/content/navigation'
import { ButtonLink } from '../../ui/Button/Button'
import styles from './MobileMenu.module.scss'

export type MobileMenuProps = { active?: string | undefined }

const id = 'menu-mobile'

/** The whole navigation for narrow screens, behind one toggle; the two menus are an accordion of which one is open. */
export function MobileMenu({ active }: MobileMenuProps) {
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={id}>
        <span className={styles.bars} aria-hidden="true" />
        {header.openMenu}
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <nav aria-label={`${header.label}, ${header.openMenu.toLowerCase()}`}>
          <ul className={styles.entries}>
            {header.entries.map((entry) =>
              entry.kind === 'link' ? (
                <li key={entry.href}>
                  <a
                    className={styles.entry}
                    href={entry.href}
                    aria-current={active === entry.href ? 'page' : undefined}
                  >
                    {entry.label}
                  </a>
                </li>
              ) : (
                <li key={entry.menu.href}>
                  <details name={id}>
                    <summary className={styles.entry} data-active={active === entry.menu.href || undefined}>
                      {entry.menu.label}
                    </summary>
                    <a className={styles.all} href={entry.menu.viewAll.href}>
                      {entry.menu.viewAll.label}
                    </a>
                    {entry.menu.groups.map((group) => (
                      <Fragment key={group.slug}>
                        <p className={styles.title}>{group.title}</p>
                        <ul className={styles.items}>
                          {group.items.map((item) => (
                            <li key={item.slug}>
                              <a href={item.href}>{item.label}</a>
                            </li>
                          ))}
                        </ul>
                      </Fragment>
                    ))}
                  </details>
                </li>
              ),
            )}
          </ul>
          <ButtonLink href={header.contact.href}>{header.contact.mobileLabel}</ButtonLink>
        </nav>
      </div>
    </>
  )
}
