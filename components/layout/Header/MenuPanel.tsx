import type { Menu } from '@/content/copy-types'
import { header } from '@/content/navigation'
import styles from './MenuPanel.module.scss'

export type MenuPanelProps = { menu: Menu; active: boolean }

/** One menu of the header: the button and its panel of grouped links, with the landing pages below them. */
export function MenuPanel({ menu, active }: MenuPanelProps) {
  const id = `menu-${menu.label.toLowerCase()}`
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id} data-active={active || undefined}>
        {menu.label}
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={styles.inside}>
          <button type="button" className={styles.back} popoverTarget={id} popoverTargetAction="hide">
            {header.backToMenu}
          </button>
          <a href={menu.viewAll.href} aria-current={active ? 'page' : undefined}>
            {menu.viewAll.label}
          </a>
          <div className={styles.groups}>
            {menu.groups.map((group) => (
              <div key={group.slug}>
                <p className={styles.title}>{group.title}</p>
                <ul aria-label={group.title}>
                  {group.items.map((item) => (
                    <li key={item.slug}>
                      <a href={item.href}>{item.label}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className={styles.title}>{header.inDepth}</p>
          <ul className={styles.rows} aria-label={header.inDepth}>
            {menu.rows.map((row) => (
              <li key={row.href}>
                <a href={row.href}>
                  {`${row.label} `}
                  <small>{row.text}</small>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
