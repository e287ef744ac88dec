import { createHash } from 'node:crypto'
import type { JobPosting, WithContext } from 'schema-dts'
import { careers } from '../../content/careers.ts'
import { company } from '../../content/company.ts'
import type { Job } from '../backend/contract.ts'
import { toEndOfDay } from '../backend/job-closing.ts'
import { formatLongDate, toDay } from '../format/date.ts'
import { escapeHtml } from '../format/escape-html.ts'
import { routes } from '../routes.ts'
import { toFullUrl } from '../seo/address.ts'
import { toOrganizationId } from '../seo/organization.ts'
import { type JobPlace, type Salary, toEmploymentType, toExperienceMonths, toJobPlace, toSalary } from './job-facts.ts'
import { type PostingFact, toPostingFacts } from './posting-facts.ts'

/**
 * Describes a position for search engines; `null` if a required fact is missing, because nothing is invented, and for a
 * talent pool or an open application, because it is not a job opening.
 */
export function toJobPosting(job: Job, token: string) {
  const datePosted = toDay(job.createdAt)
  const place = toJobPlace(job.location, company.address)
  if (!datePosted || !place || job.posting?.kind === 'pool' || job.listing === 'open-application') return null
  const validThrough = job.closingDate ? toEndOfDay(job.closingDate) : null
  const salary = toSalary(job.salary)
  const employmentType = toEmploymentType(job.jobType)
  const monthsOfExperience = toExperienceMonths(job.experience)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: toDescription(job),
    datePosted,
    url: toFullUrl(routes.job(token)),
    identifier: { '@type': 'PropertyValue', name: company.name, value: toIdentifier(job.id) },
    hiringOrganization: {
      '@type': 'Organization',
      '@id': toOrganizationId(),
      name: company.name,
      sameAs: toFullUrl(routes.home),
      logo: toFullUrl('/icons/icon-512.png'),
    },
    directApply: true,
    ...toPlaceFields(place),
    ...(validThrough && { validThrough }),
    ...(monthsOfExperience && {
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience } as const,
    }),
    ...(employmentType && { employmentType }),
    ...(salary && { baseSalary: toBaseSalary(salary) }),
  } as const satisfies WithContext<JobPosting>
}

/** Returns an identifier that stays the same if the link's secret changes, and does not reveal the id. */
const toIdentifier = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 16)

/** Returns the address, which is complete only for the company's own office. */
function toAddress({ city, country }: JobPlace & { kind: 'office' }) {
  const { building, street, area, postalCode, ...home } = company.address
  const isHome = city.toLowerCase() === home.city.toLowerCase() && country === home.countryCode
  return {
    '@type': 'PostalAddress',
    addressLocality: city,
    addressCountry: country,
    ...(isHome && { streetAddress: [building, street, area].filter(Boolean).join(', '), postalCode }),
  } as const
}

function toPlaceFields(place: JobPlace) {
  if (place.kind === 'remote') {
    const applicantLocationRequirements = { '@type': 'Country', name: place.country } as const
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements } as const
  }
  return { jobLocation: { '@type': 'Place', address: toAddress(place) } } as const
}

function toBaseSalary({ currency, min, max, unit }: Salary) {
  const value = { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: unit } as const
  return { '@type': 'MonetaryAmount', currency, value } as const
}

/** Returns the paragraphs of a job's description. */
export const toParagraphs = ({ description }: Job): string[] =>
  description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** Renders the whole job as simple HTML for search engines and feed readers. */
export function toDescription(job: Job): string {
  const { responsibilities, requirements } = careers.positions
  return [
    ...toParagraphs(job).map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    toList(responsibilities, job.responsibilities),
    toList(requirements, job.requirements),
    ...toPostingFacts(job).map(toFactParagraph),
  ].join('')
}

/** Returns a fact in the words of the page. Its text is a sentence; a day needs its label. */
function toFactParagraph(fact: PostingFact): string {
  return `<p>${escapeHtml('day' in fact ? `${fact.label} ${formatLongDate(fact.day)}` : fact.text)}</p>`
}

function toList(title: string, items: string[]): string {
  if (items.length === 0) return ''
  return `<p>${title}</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}
