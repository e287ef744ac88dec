import type { Organization, WebSite, WithContext } from 'schema-dts'
import { company } from '../../content/company.ts'
import { routes } from '../routes.ts'
import { toFullUrl } from './address.ts'

/** The company's logo in a format that every consumer of the data can show. */
export const LOGO = '/icons/icon-512.png'

/** Returns the `@id` by which other data refers to the company. */
export const toOrganizationId = () => toFullUrl('/#organization')

/**
 * Describes the company with the facts in the footer: as a local business, because only that type has opening hours.
 */
export function toOrganization() {
  const { address, hours, phones, emails, social } = company
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': toOrganizationId(),
    name: company.name,
    legalName: company.legalName,
    url: toFullUrl(routes.home),
    logo: toFullUrl(LOGO),
    image: toFullUrl(LOGO),
    foundingDate: String(company.founded),
    email: emails.hello,
    telephone: toNumber(phones.office),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address.building, address.street, address.area].filter(Boolean).join(', '),
      addressLocality: address.city,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.open.days.map((day) => `https://schema.org/${day}` as const),
      opens: hours.open.opens,
      closes: hours.open.closes,
    },
    sameAs: social.flatMap(({ url }) => (url ? [url] : [])),
  } as const satisfies WithContext<Organization>
}

/** Describes the company as Contact shows it: with its coordinates, and the departments that have their own numbers. */
export function toContactableOrganization() {
  const { emails, phones } = company
  return {
    ...toOrganization(),
    geo: { '@type': 'GeoCoordinates', latitude: company.map.latitude, longitude: company.map.longitude },
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'sales', email: emails.sales, telephone: toNumber(phones.sales) },
      { '@type': 'ContactPoint', contactType: 'support', email: emails.support, telephone: toNumber(phones.support) },
    ],
  } as const satisfies WithContext<Organization>
}

const toNumber = ({ href }: { href: string }) => href.replace('tel:', '')

/** Describes the site as a whole, published by the company. */
export function toWebSite() {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': toFullUrl('/#website'),
    name: company.name,
    url: toFullUrl(routes.home),
    inLanguage: 'en',
    publisher: { '@id': toOrganizationId() },
  } as const satisfies WithContext<WebSite>
}
