import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { about } from '../about.ts'
import { blogCategories } from '../blog.ts'
import { blogIntroductions } from '../blog-introductions.ts'
import { application, careers } from '../careers.ts'
import { caseStudies } from '../case-studies/index.ts'
import { caseStudyListing } from '../case-study-listing.ts'
import { company } from '../company.ts'
import { expertise } from '../expertise/index.ts'
import { jobs } from '../jobs.ts'
import { newsletter } from '../newsletter.ts'
import { posts } from '../posts/index.ts'
import { seo } from '../seo.ts'
import { CONDITIONAL, type Kept } from './testing-promises.ts'

const root = path.join(import.meta.dirname, '../..')
const copy = globSync('content/**/*.ts', { cwd: root })
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

const SETTINGS: { name: string; env: Record<string, string>; keeps: Kept[] }[] = [
  { name: 'our own backend without mail', env: {}, keeps: ['no mail', 'own backend'] },
  {
    name: 'our own backend with mail',
    env: { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'site@site.example' },
    keeps: ['mail', 'own backend'],
  },
  {
    name: 'another backend',
    env: {
      BACKEND_URL: 'https://backend.example',
      JOB_LINK_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'site@site.example',
    },
    keeps: ['no mail'],
  },
]

const NO_PAGES = /\.(?:test|spec)\.ts$|sample-tests|content\/(?:mail|candidate-page|job-alerts)\.ts$/
// Mails and the Studio, which exist only with our own backend.
const NOT_ON_PAGES = new Set(['confirm', 'end', 'ended', 'renew', 'message', 'label', 'duty'])

/** The promises of content/promises.ts in any words. */
const IN_ANY_WORDS = [
  /\b(?:review|read|look|answer|hear)\w*\b[^.]*\bwithin (?:\d|three|four|five)[^.]*\bdays\b/i,
  /\b(?:application|candidate|decision|what you sent)\b[^.]*\b(?:delet|eras|remov|ke(?:ep|pt))[^.]*\b(?:days|months|years?)\b/i,
  /\b(?:delet|eras|remov|ke(?:ep|pt)|until)[^.]*\bmonths? (?:after|later)\b/i,
  /\b(?:answer|write) [^.]*\b(?:everyone|every applicant|after each|if you are not)\b/i,
  /\b(?:e?mail|issue|newsletter)s?\b[^.]*\b(?:a|each|every|per) week\b/i,
  /\bclearing of unclaimed files\b/i,
]

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (NOT_ON_PAGES.has(name) ? [] : listTexts(part)))
}

it('of a reference is not made before it is given: another backend may give none', () => {
  expect(application.nextSteps.steps.join(' ')).not.toMatch(/reference/i)
})

it('only content makes promises that depend on the settings', () => {
  const files = globSync('{components,app}/**/*.{ts,tsx}', { cwd: root })
  const promising = files
    .filter((file) => !/\.test\.|components\/studio|testing|code-samples/.test(file))
    .filter((file) => CONDITIONAL.some(([pattern]) => pattern.test(readFileSync(path.join(root, file), 'utf8'))))
  expect(promising).toEqual([])
})

it('job alerts are offered only where mail is sent', () => {
  const files = globSync('{components,app}/**/*.{ts,tsx}', { cwd: root })
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'))
  const offering = texts.filter((text) => /^import \{[^}]*\bjobAlerts\b.*content\/job-alerts/m.test(text))
  expect(offering).toHaveLength(3)
  for (const text of offering) expect(text).toMatch(/sendsMail\(\)/)
})

describe.each(SETTINGS)('with $name', ({ env, keeps }) => {
  let texts: string[] = []
  let sentences: string[] = []

  beforeAll(async () => {
    jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...env })
    await jest.isolateModulesAsync(async () => {
      const files = globSync('content/**/*.ts', { cwd: root }).filter((file) => !NO_PAGES.test(file))
      if (keeps.includes('own backend'))
        sentences = listTexts((await import('../promises.ts')).promises).filter((text) => text.includes(' '))
      for (const file of files) texts.push(...listTexts(await import(path.join(root, file))))
    })
    texts = [...new Set(texts)]
  })

  it('the promises are made in the words of content/promises.ts, and only by a site that keeps them', () => {
    const said = texts.filter((text) => IN_ANY_WORDS.some((pattern) => pattern.test(text)))
    if (keeps.includes('own backend')) expect(said).not.toEqual([])
    const others = said.filter((text) => {
      const rest = sentences.reduce((left, sentence) => left.replaceAll(sentence, ''), text)
      return IN_ANY_WORDS.some((pattern) => pattern.test(rest))
    })
    expect(others).toEqual([])
  })

  it.each(CONDITIONAL)('sentences like %s stand exactly where they are kept', (pattern, condition) => {
    const found = texts.filter((text) => pattern.test(text))
    if (keeps.includes(condition)) expect(found).not.toEqual([])
    else expect(found).toEqual([])
  })
})

describe('what the software does not do, no page says it does', () => {
  it.each([
    ['record who reads', /access is [^.]*logged/i],
    ['send files before the form', /sent when you choose/i],
    ['keep other positions’ people out of an application', /people who hire for (?:this|that) position/i],
  ])('%s', (_, pattern) => {
    const pages = findIn(pattern).filter((file) => !/services|industries|journal|case-studies/.test(file))
    expect(pages).toEqual([])
  })
})

it('names in the description of a category only what a tutorial of it is about', () => {
  for (const { value, label } of blogCategories.filter(({ value }) => value)) {
    const written = JSON.stringify(posts.filter(({ category }) => category === label))
    const said = `${seo.blogCategories[value]?.description} ${blogIntroductions[value]}`
    const topics = said.match(
      /\b(?:[A-Z]{3,}|[A-Z]\w+\.js|React Native|TypeScript|PostgreSQL|Python|Bengali|vision|forecast\w*|monitoring|backups?|secrets|authentication|Flutter|iOS|pipelines?)\b/g,
    )
    const missing = (topics ?? []).filter((topic) => !written.toLowerCase().includes(topic.toLowerCase()))
    expect({ label, missing }).toEqual({ label, missing: [] })
  }
})

it('writes “resume” as the brief does, so that no page has two spellings', () => {
  expect(findIn(/résumé/i)).toEqual([])
})

it('says “more” or “+” of a result, not both', () => {
  for (const { results } of caseStudies)
    for (const { metric, value } of results) expect(/\bmore\b/.test(metric) && value.startsWith('+')).toBe(false)
})

it('lets the analysts of the fraud study read no more alerts than they can', () => {
  const study = JSON.stringify(caseStudies.find(({ id }) => id === 'ai-fraud-detection'))
  const could = Number(/could read (\d+) of them/.exec(study)?.[1])
  const longer = Number(/more minutes for each case","value":"(\d+)%/.exec(study)?.[1])
  const read = Number(/alerts a day for four analysts","value":"(\d+)/.exec(study)?.[1])
  expect(read).toBeLessThanOrEqual(could / (1 + longer / 100))
})

it('invents a figure of its own for each story', () => {
  for (const figure of [/\bnineteen\b|\b19\b/i, /\b61\b/, /\b71\b/, /\b212\b/]) {
    const stories = findIn(figure).filter((file) => /content\/(?:journal|case-studies|home)|team/.test(file))
    expect(stories.length).toBeLessThanOrEqual(1)
  }
})
