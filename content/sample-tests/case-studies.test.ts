import { caseStudies } from '../case-studies/index.ts'
import { caseStudyIndustries } from '../case-study-listing.ts'

it('files each study under an industry that the listing filters by, at an address of its own', () => {
  const labels = caseStudyIndustries.map(({ label }) => label)
  expect(new Set(caseStudies.map(({ id }) => id)).size).toBe(caseStudies.length)
  expect(caseStudies.filter(({ industry }) => !labels.includes(industry))).toEqual([])
})

it('tells the fraud-detection project in the phases of the brief', () => {
  const study = caseStudies.find(({ id }) => id === 'ai-fraud-detection')
  expect(study?.solution.approach.map(({ phase, duration }) => `${phase} ${duration}`)).toEqual([
    'Discovery & Analysis 4 weeks',
    'AI Model Development 8 weeks',
    'System Integration 6 weeks',
    'Testing & Deployment 8 weeks',
  ])
})

it('tells four projects, each from an industry of its own', () => {
  expect(caseStudies.map(({ industry }) => industry).toSorted()).toEqual([
    'Banking & Finance',
    'E-commerce',
    'Healthcare',
    'Manufacturing',
  ])
})

const toWords = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(/\s+/) : Object.values(value ?? {}).flatMap(toWords)

describe.each(caseStudies)('“$title”', (study) => {
  it('shows six metrics, each with how it was measured', () => {
    expect(study.results).toHaveLength(6)
    for (const result of study.results) expect(result.description.length).toBeGreaterThan(20)
  })

  it('has 600 to 1,200 words and admits what got worse', () => {
    expect(toWords(study).length).toBeGreaterThanOrEqual(600)
    expect(toWords(study).length).toBeLessThanOrEqual(1200)
    expect(study.results.some(({ improvement }) => !improvement)).toBe(true)
  })

  it('takes as long as its phases together', () => {
    const weeks = study.solution.approach.reduce((sum, { duration }) => sum + Number.parseInt(duration, 10), 0)
    expect(study.duration).toBe(`${weeks} weeks`)
  })

  it('has a title and a description that fit a list of results', () => {
    expect(study.meta.title.length).toBeLessThanOrEqual(60)
    expect(study.meta.description.length).toBeGreaterThanOrEqual(50)
    expect(study.meta.description.length).toBeLessThanOrEqual(160)
  })
})
