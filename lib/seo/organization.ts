import type { Organization, WebSite, WithContext } from 'schema-dts'
import { company } from '../content/company.ts'
import { getEnv } from '../env.ts'
import { routes } from '../routes.ts'
import { toFullUrl } from './address.ts'

/** The company's logo in a format that every consumer of the data can show. */
export const LOGO = '/icons/icon-512.png'

/** The `@id` by which other data refers to the company. */
export const toOrganizationId = (siteUrl = getEnv().SITE_URL) => toFullUrl('/#organization', siteUrl)

/** The company with the facts of the footer: a local business, because only that type has opening hours. */
export function toOrganization(siteUrl = getEnv().SITE_URL) {
  const { address, hours, phones, emails, social } = company
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': toOrganizationId(siteUrl),
    name: company.name,
    legalName: company.legalName,
    url: toFullUrl(routes.home, siteUrl),
    logo: toFullUrl(LOGO, siteUrl),
    image: toFullUrl(LOGO, siteUrl),
    foundingDate: String(company.founded),
    email: emails.hello,
    telephone: toNumber(phones.office),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.building}, ${address.street}, ${address.area}`,
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

/** The company as Contact shows it: with its coordinates, and the departments that have their own numbers. */
export function toContactableOrganization(siteUrl = getEnv().SITE_URL) {
  const { emails, phones } = company
  return {
    ...toOrganization(siteUrl),
    geo: { '@type': 'GeoCoordinates', latitude: company.map.latitude, longitude: company.map.longitude },
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'sales', email: emails.sales, telephone: toNumber(phones.sales) },
      { '@type': 'ContactPoint', contactType: 'support', email: emails.support, telephone: toNumber(phones.support) },
    ],
  } as const satisfies WithContext<Organization>
}

const toNumber = ({ href }: { href: string }) => href.replace('tel:', '')

/** The site as a whole, published by the company. */
export function toWebSite(siteUrl = getEnv().SITE_URL) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': toFullUrl('/#website', siteUrl),
    name: company.name,
    url: toFullUrl(routes.home, siteUrl),
    inLanguage: 'en',
    publisher: { '@id': toOrganizationId(siteUrl) },
  } as const satisfies WithContext<WebSite>
}
