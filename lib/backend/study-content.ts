import { z } from 'zod'
import type { CaseStudy } from '../../content/case-studies/case-study-type.ts'
import { parseDiagram } from '../art/diagram/parse-diagram.ts'
import { line, long, rows, shared, short, text, toLines, toPieceContent, toShownPiece } from './piece-content.ts'

/** A case study that visitors see. `slug` is its address below /case-study-read; `id` never changes. */
export type Study = CaseStudy & { slug: string }

/**
 * What people write of a case study. Nothing is required, because it is saved while they write. Each line of a long text
 * is a paragraph, and each line of `points` a point.
 */
export const studyContentSchema = z.object({
  ...shared,
  client: line,
  industry: line,
  location: line,
  duration: line,
  teamSize: line,
  overview: short,
  description: long,
  challenge: z.object({ title: line, description: short, points: long }),
  solution: z.object({
    title: line,
    description: short,
    approach: rows(z.object({ phase: line, description: short, duration: line })),
  }),
  diagram: short,
  results: rows(z.object({ metric: line, value: line, improvement: z.boolean(), description: short })),
  technologies: rows(z.object({ name: line, description: short })),
  testimonial: z.object({ quote: short, author: line, position: line, image: text(500) }),
  futureImpact: long,
})
export type StudyContent = z.infer<typeof studyContentSchema>

/** A case study without content. Differences of versions are listed in this order. */
export const EMPTY_STUDY: StudyContent = {
  title: '',
  client: '',
  industry: '',
  location: '',
  duration: '',
  teamSize: '',
  publishedDate: '',
  tags: [],
  overview: '',
  description: '',
  challenge: { title: '', description: '', points: '' },
  solution: { title: '', description: '', approach: [] },
  diagram: '',
  results: [],
  technologies: [],
  testimonial: { quote: '', author: '', position: '', image: '' },
  futureImpact: '',
  image: '',
  heroImage: '',
  slug: '',
  meta: { title: '', description: '' },
}

/** Returns the rows that have a text. */
const withText = <Row extends object>(all: readonly Row[]): Row[] =>
  all.filter((row) => Object.values(row).some((value) => typeof value === 'string' && value.trim() !== ''))

/** Returns the case study that visitors see. A diagram that cannot be drawn is left out. */
export function toStudy(id: string, slug: string, content: StudyContent): Study {
  const { overview, challenge, solution, testimonial, diagram } = content
  return {
    ...toShownPiece(id, slug, content, overview),
    client: content.client,
    industry: content.industry,
    location: content.location,
    duration: content.duration,
    teamSize: content.teamSize,
    overview,
    description: toLines(content.description),
    challenge: { ...challenge, points: toLines(challenge.points) },
    ...(parseDiagram(diagram) && { diagram }),
    solution: { ...solution, approach: withText(solution.approach) },
    results: withText(content.results),
    technologies: withText(content.technologies),
    testimonial: {
      quote: testimonial.quote,
      author: testimonial.author,
      position: testimonial.position,
      ...(testimonial.image && { image: testimonial.image }),
    },
    futureImpact: toLines(content.futureImpact),
  }
}

/** Returns what people edit of a case study of the content files. */
export const toStudyContent = (study: CaseStudy): StudyContent => ({
  ...toPieceContent(study),
  client: study.client,
  industry: study.industry,
  location: study.location,
  duration: study.duration,
  teamSize: study.teamSize,
  overview: study.overview,
  description: study.description.join('\n'),
  challenge: { ...study.challenge, points: study.challenge.points.join('\n') },
  solution: { ...study.solution, approach: [...study.solution.approach] },
  diagram: study.diagram ?? '',
  results: [...study.results],
  technologies: [...study.technologies],
  testimonial: { ...study.testimonial, image: study.testimonial.image ?? '' },
  futureImpact: study.futureImpact.join('\n'),
})
