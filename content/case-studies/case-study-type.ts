import type { PageMeta } from '../copy-types.ts'

/** A measured result. `improvement` is false where a figure got worse, and the study says so. */
export type StudyResult = { metric: string; value: string; improvement: boolean; description: string }

/** A stretch of the work: what it is called, what happened in it, how long it took ("4 weeks"). */
export type StudyPhase = { phase: string; description: string; duration: string }

/**
 * A case study: its card, its page, and how it is found. Pictures are storage keys below MEDIA_URL, or addresses; without one
 * its id draws it.
 */
export type CaseStudy = {
  /** Stands in the address, and draws the pictures that it has not. */
  id: string
  image?: string
  heroImage?: string
  meta: PageMeta
  title: string
  client: string
  /** A label of `caseStudyIndustries`. */
  industry: string
  location: string
  duration: string
  teamSize: string
  /** ISO date. */
  publishedDate: string
  tags: readonly string[]
  /** Two or three sentences for lists. */
  overview: string
  /** The paragraphs under Project Overview. */
  description: readonly string[]
  challenge: { title: string; description: string; points: readonly string[] }
  solution: { title: string; description: string; approach: readonly StudyPhase[] }
  /** Six; the card shows the first four, Home the first one. */
  results: readonly StudyResult[]
  technologies: readonly { name: string; description: string }[]
  testimonial: { quote: string; author: string; position: string; image?: string }
  /** The paragraphs under Future Impact. */
  futureImpact: readonly string[]
}
