import type { JobPosting, WithContext } from 'schema-dts'
import type { Job } from '../backend/contract.ts'
import { company } from '../content/company.ts'
import { getEnv } from '../env.ts'
import { toDay } from '../format/date.ts'
import { escapeHtml } from '../rich-text/escape.ts'
import { routes } from '../routes.ts'
import { toFullUrl } from '../seo/address.ts'
import { toOrganizationId } from '../seo/organization.ts'
import { type JobPlace, type Salary, toEmploymentType, toJobPlace, toSalary } from './job-facts.ts'

/**
 * An open position for search engines, or null where the job does not say what they require (a day, a place with a country):
 * nothing is made up. `token` is the job's part of its address; its id stays with the server.
 */
export function toJobPosting(job: Job, token: string, siteUrl = getEnv().SITE_URL) {
  const datePosted = toDay(job.createdAt)
  const place = toJobPlace(job.location, company.address)
  if (!datePosted || !place) return null
  const salary = toSalary(job.salary)
  const employmentType = toEmploymentType(job.jobType)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: toDescription(job),
    datePosted,
    url: toFullUrl(routes.job(token), siteUrl),
    identifier: { '@type': 'PropertyValue', name: company.name, value: token },
    hiringOrganization: {
      '@type': 'Organization',
      '@id': toOrganizationId(siteUrl),
      name: company.name,
      sameAs: toFullUrl(routes.home, siteUrl),
      logo: toFullUrl('/icons/icon-512.png', siteUrl),
    },
    directApply: true,
    ...toPlaceFields(place),
    ...(employmentType ? { employmentType } : {}),
    ...(salary ? { baseSalary: toBaseSalary(salary) } : {}),
  } as const satisfies WithContext<JobPosting>
}

function toPlaceFields(place: JobPlace) {
  if (place.kind === 'remote') {
    const applicantLocationRequirements = { '@type': 'Country', name: place.country } as const
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements } as const
  }
  const address = { '@type': 'PostalAddress', addressLocality: place.city, addressCountry: place.country } as const
  return { jobLocation: { '@type': 'Place', address } } as const
}

function toBaseSalary({ currency, min, max, unit }: Salary) {
  const value = { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: unit } as const
  return { '@type': 'MonetaryAmount', currency, value } as const
}

/** The whole job as simple HTML, which is what this field may hold. */
function toDescription({ description, responsibilities, requirements }: Job): string {
  const paragraphs = description.split(/\n\s*\n/).filter((part) => part.trim())
  return [
    ...paragraphs.map((part) => `<p>${escapeHtml(part.trim())}</p>`),
    toList('Responsibilities', responsibilities),
    toList('Requirements', requirements),
  ].join('')
}

function toList(title: string, items: string[]): string {
  if (items.length === 0) return ''
  return `<p>${title}</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}
