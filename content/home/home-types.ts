import type { CallToAction, Figure, Intro, Link, Quote, Section, Tile } from '../copy-types.ts'

type StackGroup = { title: string; text: string; items: readonly string[] }
type SolutionFile = { number: string; title: string; problem: string; solution: string; link: Link }
type Venture = { name: string; kind: string; year: string; text: string; subject: string }

/** The copy of Home, block by block, in the order of the page. */
export type HomePage = {
  hero: Intro & { actions: readonly Link[]; facts: readonly string[]; subject: string }
  latestPosts: Intro & { all: Link; empty: string }
  expertise: Intro & { all: Link; cards: readonly (Tile & { subject: string })[] }
  industries: Intro & { all: Link; items: readonly Tile[] }
  stack: Intro & { groups: readonly StackGroup[] }
  solutionFiles: Intro & { problemLabel: string; solutionLabel: string; files: readonly SolutionFile[] }
  adoption: Intro & { figures: readonly Figure[]; source: string }
  /** The stories themselves are the first `max` case studies. */
  successStories: Intro & { listLabel: string; readLabel: string; all: Link; max: number }
  ventures: Section & { items: readonly Venture[] }
  impact: Intro & { figures: readonly Figure[] }
  testimonials: Intro & { quotes: readonly Quote[] }
  /** Shows the first `max` of the team. */
  leadership: Intro & { all: Link; empty: string; max: number }
  careers: CallToAction
  closing: CallToAction
}
