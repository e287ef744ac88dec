import type { Menu } from '@/lib/content/types'
import styles from './MenuPanel.module.scss'

export type MenuPanelProps = { menu: Menu; active: boolean }

/** One dropdown of the header: the button and its panel of grouped links. */
export function MenuPanel({ menu, active }: MenuPanelProps) {
  const id = `menu-${menu.label.toLowerCase()}`
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id} data-active={active || undefined}>
        {menu.label}
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={styles.inside}>
          <a className={styles.all} href={menu.viewAll.href} aria-current={active ? 'page' : undefined}>
            {menu.viewAll.label}
          </a>
          {menu.groups.map((group) => (
            <div key={group.slug} className={styles.group}>
              <p className={styles.title} id={`${id}-${group.slug}`}>
                {group.title}
              </p>
              <ul aria-labelledby={`${id}-${group.slug}`}>
                {group.items.map((item) => (
                  <li key={item.slug}>
                    <a href={item.href}>{item.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
