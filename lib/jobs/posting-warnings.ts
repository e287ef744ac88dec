import { type PayWidth, type PostingRule, postingRules, type RulePlace } from '../../content/posting-rules.ts'
import type { Posting } from '../backend/contract.ts'
import { type Salary, toSalary } from './job-facts.ts'

/** The parts of a position that the rules read. `text` is everything that it says about the work. */
export type PostingTexts = { location: string; salary: string; text: string } & Partial<
  Pick<Posting, 'kind' | 'screening'>
>

/** Paid periods in a year of full-time work. */
const PER_YEAR: Record<Salary['unit'], number> = { HOUR: 2_080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 }

/** Returns a text as words in lower case between single spaces, with one at each end. */
const toWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const hasAny = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => text.includes(toWords(phrase)))

function isIn(location: string, { words, remote, except }: RulePlace): boolean {
  const here = except.reduce((rest, place) => rest.replaceAll(toWords(place), '  '), toWords(location))
  return hasAny(here, words) || (hasAny(here, ['remote']) && hasAny(here, remote))
}

function isTooWide(salary: string, { currency, max, exempt }: PayWidth): boolean {
  const pay = toSalary(salary)
  if (pay?.currency !== currency) return false
  const perYear = PER_YEAR[pay.unit]
  return pay.max * perYear <= exempt && (pay.max - pay.min) * perYear > max
}

function isBroken(rule: PostingRule, { salary, text, kind, screening }: PostingTexts): boolean {
  if (rule.asks === 'pay') return !/\d/.test(salary)
  if (rule.asks === 'narrow-pay') return isTooWide(salary, rule.width)
  if (rule.asks === 'kind') return !kind
  // The page always states it.
  if (rule.asks === 'screening') return !screening
  return 'words' in rule && hasAny(toWords(text), rule.words)
}

/** Returns the rules of the position's place that it breaks on a given day (YYYY-MM-DD). */
export const findPostingWarnings = (posting: PostingTexts, day: string): PostingRule[] =>
  postingRules.filter((rule) => day >= rule.since && isIn(posting.location, rule.place) && isBroken(rule, posting))
