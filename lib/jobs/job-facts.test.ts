import { formatSalary, splitSalary, toEmploymentType, toExperienceMonths, toJobPlace, toSalary } from './job-facts.ts'

const home = { city: 'Dhaka', countryCode: 'BD' }

describe("a job's facts", () => {
  it.each([
    ['Dhaka (Hybrid)', { kind: 'office', city: 'Dhaka', country: 'BD' }],
    ['dhaka', { kind: 'office', city: 'dhaka', country: 'BD' }],
    ['Leeds, United Kingdom', { kind: 'office', city: 'Leeds', country: 'GB' }],
    ['Remote (Bangladesh)', { kind: 'remote', country: 'BD' }],
    ['Remote, Germany', { kind: 'remote', country: 'DE' }],
    ['Remote', null],
    ['Remote (worldwide)', null],
    ['Springfield', null],
    ['Bangladesh', null],
    ['', null],
  ])('tell the place of "%s", or nothing', (location, place) => {
    expect(toJobPlace(location, home)).toEqual(place)
  })

  it.each([
    ['BDT 180,000–260,000 per month', { currency: 'BDT', min: 180_000, max: 260_000, unit: 'MONTH' }],
    ['USD 60,000 - 80,000 a year', { currency: 'USD', min: 60_000, max: 80_000, unit: 'YEAR' }],
    ['EUR 45 / hour', { currency: 'EUR', min: 45, max: 45, unit: 'HOUR' }],
    ['BDT 260,000–180,000 per month', null],
    ['180,000 per month', null],
    ['BDT 180,000', null],
    ['ABC 1 per month', null],
    ['Negotiable', null],
  ])('tell the pay of "%s", or nothing', (salary, facts) => {
    expect(toSalary(salary)).toEqual(facts)
  })

  it('are split into the parts of the pay that pages set apart', () => {
    const parts = { currency: 'BDT', figures: ['180,000', '260,000'], unit: 'per month' }
    expect(splitSalary('BDT 180000 to 260000/month')).toEqual(parts)
    expect(splitSalary('BDT 180,000 per month')).toEqual({ ...parts, figures: ['180,000'] })
    expect(splitSalary('Negotiable')).toBeNull()
  })

  it.each(['BDT 180,000–260,000 per month', 'USD 60,000 per year'])('write the pay "%s" as they read it', (salary) => {
    const facts = toSalary(salary)
    expect(facts && formatSalary(facts)).toBe(salary)
  })

  it.each([
    ['5+ years', 60],
    ['1–3 years', 12],
    ['2 years of it', 24],
    ['Senior', null],
    ['', null],
  ])('tell the experience of "%s", or nothing', (experience, months) => {
    expect(toExperienceMonths(experience)).toBe(months)
  })

  it.each([
    ['Full-time', 'FULL_TIME'],
    ['part time', 'PART_TIME'],
    ['Contract', 'CONTRACTOR'],
    ['Hybrid', null],
    ['constructor', null],
  ])('tell the kind of "%s", or nothing', (jobType, kind) => {
    expect(toEmploymentType(jobType)).toBe(kind)
  })
})
