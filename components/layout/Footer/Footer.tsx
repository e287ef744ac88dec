import { NewsletterForm } from '@/components/form/NewsletterForm/NewsletterForm'
import { LinkList } from '@/components/ui/LinkList/LinkList'
import { Logo } from '@/components/ui/Logo/Logo'
import { company } from '@/content/company'
import { footer } from '@/content/navigation'
import { newsletter } from '@/content/newsletter'
import { routes } from '@/lib/routes'
import styles from './Footer.module.scss'
import { ThisYear } from './ThisYear'

export type FooterProps = {
  /**
   * The place of the newsletter's form: here, or on the page itself. Tools and legal pages only link to the page with
   * the form, and a form's receipt does not mention it.
   */
  newsletter: 'here' | 'on page' | 'linked' | 'none'
}

/** The foot of every page: newsletter, all columns, the headquarters, legal links. */
export function Footer({ newsletter: place }: FooterProps) {
  const social = company.social.filter((network) => network.url)
  const copy = newsletter.footer
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.newsletter}>
          {place === 'here' ? (
            <>
              <h2 className={styles.lead}>{copy.title}</h2>
              <p>{copy.text}</p>
              <NewsletterForm id="footer" copy={copy} />
            </>
          ) : (
            <>
              <p className={styles.lead}>{company.tagline}</p>
              {place !== 'linked' && <p>{company.description}</p>}
              {place !== 'none' && (
                <p>
                  <a href={place === 'on page' ? '#newsletter' : routes.newsletter}>{copy.title}</a>
                </p>
              )}
            </>
          )}
        </div>
        <div className={styles.columns}>
          {footer.columns.map((column) => (
            <nav key={column.title} aria-label={`Footer: ${column.title}`}>
              <h2 className={styles.title}>{column.title}</h2>
              <LinkList links={column.links} />
            </nav>
          ))}
        </div>
        <div className={styles.company}>
          <div className={styles.name}>
            <Logo />
            {place === 'here' && <p>{company.tagline}</p>}
          </div>
          <div>
            <h2 className={styles.title}>{footer.headquarters.title}</h2>
            <address className={styles.address}>
              {company.address.lines.map((line) => (
                <span key={line}>{`${line} `}</span>
              ))}
            </address>
          </div>
          <div className={styles.contact}>
            <h2 className={styles.title}>{footer.contactTitle}</h2>
            <ul>
              <li>
                <a href={`mailto:${company.emails.hello}`}>{company.emails.hello}</a>
              </li>
              <li>
                <a href={company.phones.office.href}>{company.phones.office.display}</a>
              </li>
              <li className={styles.hours}>
                {company.hours.open.label}, <span>{company.hours.open.time}</span>
              </li>
            </ul>
          </div>
          <div>
            <h2 className={styles.title}>{footer.socialTitle}</h2>
            <ul>
              {social.map((network) => (
                <li key={network.name}>
                  <a href={network.url ?? undefined} rel="me noopener">
                    {network.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.end}>
          <p>
            © {company.founded}–<ThisYear /> {company.legalName} {footer.rights}
          </p>
          <nav aria-label={footer.legalTitle}>
            <LinkList links={[...footer.legal, ...footer.trust]} />
          </nav>
        </div>
      </div>
    </footer>
  )
}
