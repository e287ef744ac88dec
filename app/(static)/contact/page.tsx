import { ContactForm } from '@/components/contact/ContactForm/ContactForm'
import { Inquiries } from '@/components/contact/Inquiries/Inquiries'
import { Office } from '@/components/contact/Office/Office'
import { Toasts } from '@/components/form/Toasts/Toasts'
import { ApplicationPage } from '@/components/layout/Page/Page'
import { NewsletterBox } from '@/components/sections/NewsletterBox/NewsletterBox'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { contact } from '@/content/contact'
import { newsletter } from '@/content/newsletter'
import { seo } from '@/content/seo'
import { CONTACT_DRAFT } from '@/lib/contact/fields'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'
import { toContactableOrganization } from '@/lib/seo/organization'
import styles from './contact.module.scss'

// Not a constant: its description has facts that an owner can change.
export const generateMetadata = () => toMetadata({ ...seo.pages.contact, path: routes.contact })

export default function ContactPage() {
  const { hero, cards, form, office } = contact
  const { sentTitle, sentText, referenceLabel, tool } = form
  return (
    <ApplicationPage newsletter="on page" active={routes.contact} crumbs={[{ name: hero.title, href: routes.contact }]}>
      <PageHead title={hero.title} text={hero.text}>
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.title}>
              <h2>{card.title}</h2>
              <p>{card.text}</p>
              <a href={card.link.href}>{card.link.label}</a>
              <p className={styles.note}>{card.note}</p>
            </li>
          ))}
        </ul>
      </PageHead>
      <Section id={form.id} labelledBy="form-heading" className={styles.split} ground="layer" hydrates={CONTACT_DRAFT}>
        <div className={styles.sheet}>
          <SectionHeading id="form-heading" title={form.title}>
            {form.text}
          </SectionHeading>
          <ContactForm copy={{ sentTitle, sentText, referenceLabel, tool }} />
        </div>
        <Inquiries />
      </Section>
      <Section id={office.id} labelledBy="office" stack="close">
        <SectionHeading id="office" title={office.title}>
          {office.text}
        </SectionHeading>
        <Office />
        <JsonLd data={toContactableOrganization()} />
      </Section>
      <NewsletterBox id="contact" copy={newsletter.contact} ground="plain" />
      <Toasts />
    </ApplicationPage>
  )
}
