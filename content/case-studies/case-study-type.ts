import type { PageMeta } from '../copy-types.ts'

/** A measured result. `improvement` is false if the figure got worse; the page says so. */
export type StudyResult = { metric: string; value: string; improvement: boolean; description: string }

/** A phase of the project. `duration` is text, such as "4 weeks". */
export type StudyPhase = { phase: string; description: string; duration: string }

/**
 * A case study: its card, its page, and how it is found. Pictures are files of content/photos
 * (`photos/mill.jpg`), storage keys below MEDIA_URL, or addresses. The default is a drawing made from the id.
 */
export type CaseStudy = {
  /** Part of the address. */
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
  /** The parts of the solution as a diagram: `Till -> Queue: every sale`, one thread a line. See docs/art.md. */
  diagram?: string
  solution: { title: string; description: string; approach: readonly StudyPhase[] }
  /** The card shows the first four, Home the first one. */
  results: readonly StudyResult[]
  technologies: readonly { name: string; description: string }[]
  testimonial: { quote: string; author: string; position: string; image?: string }
  /** The paragraphs under Future Impact. */
  futureImpact: readonly string[]
}
