import Validator from '@adobe/structured-data-validator'
import { company } from '../../content/company.ts'
import { jobs } from '../../content/jobs.ts'
import { toJobPosting } from '../jobs/job-posting.ts'
import { type ArticleData, toArticle, toBlogPosting } from './article.ts'
import { toBreadcrumbs } from './breadcrumbs.ts'
import { toJsonLd } from './json-ld.ts'
import { toContactableOrganization, toOrganization, toWebSite } from './organization.ts'

jest.mock('../env.ts', () => ({
  ...jest.requireActual('../env.ts'),
  getEnv: () => ({ SITE_URL: 'https://site.example', SIGNING_SECRET: 'a secret only the tests know' }),
}))

const article: ArticleData = {
  title: 'An endpoint that is safe to call twice',
  description: 'Idempotency keys with PostgreSQL.',
  path: '/blog-read/an-endpoint-7',
  image: '/art/cover/x.svg',
  card: { title: 'An endpoint', kicker: 'Blog', subject: 'x' },
  author: { name: 'Rezwan Talukdar', designation: 'Principal Backend Engineer' },
  createdAt: '2026-11-10T04:00:00.000Z',
  section: 'Backend Development',
  tags: ['PostgreSQL'],
}

async function findErrors(data: { '@type': string; jobLocation?: unknown }) {
  // A page's reader gets text, so anything that JSON cannot hold must not count.
  const parsed = JSON.parse(toJsonLd(data)) as object
  const issues = await new Validator().validate({ jsonld: { [data['@type']]: [parsed] } })
  return issues.filter(({ severity }) => severity === 'ERROR')
}

describe('structured data', () => {
  it('passes the validator for every kind', async () => {
    const all = [
      toOrganization(),
      toWebSite(),
      toBreadcrumbs([{ name: 'Blog', href: '/blog' }]),
      toBlogPosting(article),
      toArticle(article),
      ...jobs.flatMap((job) => toJobPosting(job, 'token') ?? []),
    ]
    for (const data of all) expect(await findErrors(data)).toEqual([])
  })

  it('is validated by something that finds errors', async () => {
    const [job] = jobs
    const posting = job && toJobPosting(job, 'token')
    expect(await findErrors({ ...posting, '@type': 'JobPosting', jobLocation: undefined })).not.toEqual([])
  })

  it('cannot end the script around it', () => {
    const text = toJsonLd({ name: '</script><script>alert(1)</script> <!-- & \u2028' })
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script> <!-- & \u2028' })
  })
})

describe('an article', () => {
  it('names its page, its words and its day', () => {
    expect(toBlogPosting(article)).toMatchObject({
      '@type': 'BlogPosting',
      headline: article.title,
      url: 'https://site.example/blog-read/an-endpoint-7',
      // No consumer that shows previews supports SVG.
      image: [
        'https://site.example/art/cover/x.svg',
        expect.stringMatching(/^https:\/\/site\.example\/card\/.+\.png$/),
      ],
      datePublished: '2026-11-10T04:00:00.000Z',
      publisher: {
        '@id': 'https://site.example/#organization',
        name: company.name,
        logo: { '@type': 'ImageObject', url: 'https://site.example/icons/icon-512.png' },
      },
    })
  })

  it('names where its author is introduced, and when it was changed', () => {
    const author = { name: 'A', designation: '', href: '/about#a' }
    expect(toArticle({ ...article, author, updatedAt: '2026-11-20T04:00:00.000Z' })).toMatchObject({
      author: { url: 'https://site.example/about#a' },
      dateModified: '2026-11-20T04:00:00.000Z',
    })
  })

  it('names the page that it repeats, and its title in search results', () => {
    const seo = { seoTitle: 'A </script> title', canonical: 'https://a.example/b' }
    const posting = toBlogPosting({ ...article, ...seo })
    expect(posting).toMatchObject({ alternativeHeadline: seo.seoTitle, mainEntityOfPage: seo.canonical })
    expect(toBlogPosting({ ...article, canonical: 'javascript:alert(1)' }).mainEntityOfPage).toBe(posting.url)
  })

  it('leaves out what it does not know', () => {
    const data = toArticle({
      ...article,
      createdAt: 'yesterday',
      section: null,
      author: { name: 'A', designation: '' },
    })
    for (const name of ['datePublished', 'dateModified', 'articleSection']) expect(data).not.toHaveProperty(name)
    expect(data.author).toEqual({ '@type': 'Person', name: 'A' })
  })
})

describe('a job', () => {
  const [job] = jobs
  if (!job) throw new Error('the seed has jobs')
  const office = `${company.address.city} (Hybrid)`

  it('says what its page says, and nothing else', () => {
    const posting = toJobPosting({ ...job, location: office, salary: 'Negotiable', jobType: 'Odd' }, 'token')
    expect(posting).toMatchObject({
      title: job.title,
      datePosted: job.createdAt.slice(0, 10),
      directApply: true,
      jobLocation: { address: { addressLocality: company.address.city, addressCountry: company.address.countryCode } },
    })
    for (const name of ['baseSalary', 'employmentType', 'validThrough', 'jobLocationType'])
      expect(posting).not.toHaveProperty(name)
    for (const text of [...job.requirements, ...job.responsibilities]) {
      expect(posting?.description).toContain(text.replaceAll('&', '&amp;').replaceAll("'", '&#39;'))
    }
  })

  it('is remote only for a country it names', () => {
    expect(toJobPosting({ ...job, location: 'Remote (Bangladesh)' }, 'token')).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'BD' },
    })
    expect(toJobPosting({ ...job, location: 'Remote' }, 'token')).toBeNull()
  })

  it('says until when it is open, what experience it asks for, and where the office is', () => {
    const posting = toJobPosting(
      { ...job, location: office, experience: '5+ years', closingDate: '2026-12-15' },
      'token',
    )
    expect(posting).toMatchObject({
      validThrough: '2026-12-15T23:59:59+06:00',
      experienceRequirements: { monthsOfExperience: 60 },
      jobLocation: {
        address: {
          streetAddress: expect.stringContaining(company.address.street),
          postalCode: company.address.postalCode,
        },
      },
    })
    expect(toJobPosting({ ...job, location: 'Leeds, United Kingdom' }, 'token')).not.toMatchObject({
      jobLocation: { address: { postalCode: expect.anything() } },
    })
  })

  it('keeps its identifier when the secret of its address changes', () => {
    const [one, other] = ['token', 'other'].map((token) => toJobPosting(job, token)?.identifier)
    expect(one).toEqual(other)
    expect(toJobPosting({ ...job, id: 'other' }, 'token')?.identifier).not.toEqual(one)
  })

  it('never shows its id, which its address hides', () => {
    expect(toJsonLd(toJobPosting({ ...job, id: 'secret-id-1' }, 'token') ?? {})).not.toContain('secret-id-1')
  })
})

it('the company tells its place on the map where the map is', () => {
  expect(toOrganization()).not.toHaveProperty('geo')
  expect(toContactableOrganization().geo).toMatchObject({ latitude: company.map.latitude })
})

it('the company keeps the hours of its contact page', () => {
  expect(toOrganization().openingHoursSpecification).toMatchObject({
    dayOfWeek: company.hours.open.days.map((day) => `https://schema.org/${day}`),
    opens: company.hours.open.opens,
    closes: company.hours.open.closes,
  })
})
