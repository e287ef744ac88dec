import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { jobs } from '../backend/own/seed/jobs.ts'
import { about } from './about.ts'
import { application, careers } from './careers.ts'
import { caseStudyListing } from './case-study-listing.ts'
import { company } from './company.ts'
import { expertise } from './expertise/index.ts'
import { newsletter } from './newsletter.ts'

const root = path.join(import.meta.dirname, '../..')
const copy = globSync('lib/{content,backend/own/seed}/**/*.ts', { cwd: root })
  .filter((file) => !/(\.test|company|company-type)\.ts$|code-samples/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
const findIn = (pattern: RegExp) => copy.flatMap(({ file, text }) => (pattern.test(text) ? [file] : []))

describe('a promise that several pages make', () => {
  it('of restores is the company file’s, on every page', () => {
    expect(findIn(/\brestor\w*[^.'`]*(every quarter|each quarter|quarterly|twice a year|every month)/i)).toEqual([])
    expect(JSON.stringify([expertise, jobs]).match(/restore[^.]{0,40}once a month/gi)?.length).toBeGreaterThanOrEqual(3)
  })

  it('of time for study is the same on Careers as in the job ads', () => {
    expect(JSON.stringify(careers.benefits)).toContain(company.promises.study)
    expect(jobs.filter(({ description }) => /hours each week/.test(description))).toEqual([])
  })

  it('of core hours and office hours is taken from the company file', () => {
    const { core, open } = company.hours
    expect(JSON.stringify(careers.benefits)).toContain(`${core.opens} to ${core.closes}`)
    for (const { opens, closes } of [core, open]) expect(findIn(new RegExp(`${opens} to ${closes}`))).toEqual([])
  })

  it('of an answer to each applicant is the same before and after sending', () => {
    expect(application.done.steps.at(-1)).toBe(application.nextSteps.steps.at(-1))
  })

  it('of an email is made on no page: without mail settings the site sends none', () => {
    expect(findIn(/(get|receive|send you) an? e-?mail|email confirmation|[Uu]nsubscribe from/)).toEqual([])
  })

  it('of the newsletter is one description of one list, and names no day', () => {
    const boxes = Object.values(newsletter)
    const described = new Set(boxes.filter((box) => box !== newsletter.blog).map(({ text }) => text))
    expect(described.size).toBe(1)
    expect(newsletter.blog.note).toContain([...described][0])
    expect(findIn(/every Tuesday|comes on Tuesday|[Oo]ne email a week/)).toEqual([])
  })
})

it('names no closed day as a working day', () => {
  for (const day of company.hours.closed.days) expect(JSON.stringify(about.values)).not.toContain(day)
})

it('says of each figure what it counts, and of no two the same', () => {
  const figures = [...about.figures.items, ...careers.hero.figures, ...caseStudyListing.figures]
  const said = figures.map(({ label, detail }) => `${label}: ${detail}`)
  expect(new Set(said).size).toBe(figures.length)
  for (const { detail } of figures) expect(detail?.length).toBeGreaterThan(10)
})
