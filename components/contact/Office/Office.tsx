import { Drawing } from '@/components/ui/Drawing/Drawing'
import { company } from '@/content/company'
import { contact } from '@/content/contact'
import styles from './Office.module.scss'

/** The headquarters: address, hours, and a drawn map that loads the real one only on request. */
export function Office() {
  const { office, map } = contact
  return (
    <div className={styles.office}>
      <div className={styles.card}>
        <h3>{office.cardTitle}</h3>
        <address>
          {office.addressLines.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </address>
        <p>
          <a href={office.phone.href}>{office.phone.label}</a> <a href={office.email.href}>{office.email.label}</a>
        </p>
        <h3>{office.hoursTitle}</h3>
        <dl>
          {office.hours.map(({ days, time }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{office.hoursNote}</p>
      </div>
      <div className={styles.map}>
        <click-to-load class={styles.frame} data-src={company.map.embedUrl} data-title={map.frameTitle}>
          <Drawing kind="map" alt={map.alt} />
          <a className={styles.show} href={map.open.href} data-open>
            {map.show}
          </a>
          {/* React keeps a frame that was inserted here before it arrived. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty. */}
          <div data-frame dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
        </click-to-load>
        <p className={styles.note}>
          {map.text} {map.note} <a href={map.open.href}>{map.open.label}</a>
        </p>
      </div>
    </div>
  )
}
