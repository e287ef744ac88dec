import { contact } from '@/content/contact'
import styles from './Inquiries.module.scss'

/** The list of addresses: who answers what, and how soon. */
export function Inquiries() {
  const { title, text, items, responseLabel } = contact.inquiries
  return (
    <section aria-labelledby="inquiries" className={styles.inquiries}>
      <h2 id="inquiries">{title}</h2>
      <p>{text}</p>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p className={styles.time}>
              <span>{responseLabel}</span> <strong>{item.responseTime}</strong>
            </p>
            <p>{item.text}</p>
            <p className={styles.ways}>
              <a href={item.link.href}>{item.link.label}</a>{' '}
              {item.phone && <a href={item.phone.href}>{item.phone.label}</a>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
