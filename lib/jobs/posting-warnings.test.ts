import { postingRules } from '../../content/posting-rules.ts'
import { findPostingWarnings } from './posting-warnings.ts'

const COMPLETE = {
  location: 'Dhaka (Hybrid)',
  salary: 'EUR 60,000–70,000 per year',
  text: 'Five years of work on anything.',
  kind: 'vacancy',
  screening: 'people',
} as const
type Posting = Partial<Record<keyof typeof COMPLETE, string | undefined>>
const find = (change: Posting, day = '2026-11-26') =>
  findPostingWarnings({ ...COMPLETE, ...(change as typeof COMPLETE) }, day).map(
    ({ place, asks }) => `${place.name}: ${asks}`,
  )

it.each([
  'Berlin',
  'Berlin, Germany',
  'PARIS (hybrid)',
  'Remote (Ireland)',
  'Remote – EU',
  'Remote (Europe)',
  'Prague/Brno, Czech Republic',
])('in %s, a pay range is due', (location) => {
  expect(find({ location, salary: 'By agreement' })).toEqual(['European Union: pay'])
  expect(find({ location })).toEqual([])
})

it.each([
  'Dhaka (Hybrid)',
  'Remote (Bangladesh)',
  'Remote',
  'Belfast, Northern Ireland',
  'London, United Kingdom',
  'Paris, Texas',
  'Ontario, California',
  'Canada Road, Dhaka',
  'Romeville',
  '',
])('in %s, nothing more is due', (location) => {
  expect(find({ location, salary: '', text: 'Canadian experience', kind: undefined, screening: undefined })).toEqual([])
})

it.each(['Toronto', 'Toronto, ON', 'Ottawa (Hybrid), Canada', 'Remote (Canada)', 'Windsor, ON'])(
  'in %s, the rules of Ontario apply',
  (location) => {
    expect(find({ location, salary: '' })).toEqual(['Ontario, Canada: pay'])
    expect(find({ location, salary: 'CAD 90,000–141,000 per year' })).toEqual(['Ontario, Canada: narrow-pay'])
    expect(find({ location, salary: 'CAD 7,500–12,000 per month' })).toEqual(['Ontario, Canada: narrow-pay'])
    for (const salary of ['CAD 90,000–140,000 per year', 'CAD 140,000–210,000 per year', 'CAD 40–60 per hour'])
      expect([salary, find({ location, salary })]).toEqual([salary, []])
    expect(find({ location, kind: undefined, screening: undefined })).toEqual([
      'Ontario, Canada: kind',
      'Ontario, Canada: screening',
    ])
    for (const text of ['3 years of Canadian experience', 'CANADIAN  work-experience', 'Experience in Canada.'])
      expect([text, find({ location, text })]).toEqual([text, ['Ontario, Canada: no-such-words']])
  },
)

it('a rule applies from its day on', () => {
  const posting = { location: 'Berlin', salary: '' }
  expect(find(posting, '2026-06-06')).toEqual([])
  expect(find(posting, '2026-06-07')).toEqual(['European Union: pay'])
})

it('reads a long hostile text in linear time', () => {
  expect(find({ location: ' -'.repeat(50_000), text: 'Canadian '.repeat(50_000) })).toEqual([])
})

it('each rule has an official source, and the day on which it was read', () => {
  for (const { source, since, checked } of postingRules) {
    expect(source.href).toMatch(/^https:\/\/(?:eur-lex\.europa\.eu|www\.ontario\.ca)\//)
    for (const day of [since, checked]) expect(new Date(day).toISOString()).toBe(`${day}T00:00:00.000Z`)
  }
})
