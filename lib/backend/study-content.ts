import { z } from 'zod'
import type { CaseStudy } from '../../content/case-studies/case-study-type.ts'
import { parseDiagram } from '../art/diagram/parse-diagram.ts'
import { toSummary } from '../format/text.ts'
import { STUDY_LIMITS } from '../limits.ts'

/** A case study that visitors see. `slug` is its address below /case-study-read; `id` never changes. */
export type Study = CaseStudy & { slug: string }

/** The characters of a description that search results show. */
const MAX_DESCRIPTION = 155

// PostgreSQL cannot store U+0000.
const text = (max: number) =>
  z
    .string()
    .max(max, `must have at most ${max} characters`)
    .overwrite((value) => value.replaceAll('\0', ''))

const line = text(STUDY_LIMITS.line)
const short = text(STUDY_LIMITS.short)
const long = text(STUDY_LIMITS.long)
const rows = <Row extends z.ZodType>(row: Row) =>
  z.array(row).max(STUDY_LIMITS.rows, `must be at most ${STUDY_LIMITS.rows}`)

/**
 * What people write of a case study. Nothing is required, because it is saved while they write. Each line of a long text
 * is a paragraph, and each line of `points` a point.
 */
export const studyContentSchema = z.object({
  title: line,
  client: line,
  industry: line,
  location: line,
  duration: line,
  teamSize: line,
  publishedDate: z.union([z.literal(''), z.iso.date('must be a date')]),
  tags: z.array(text(80)).max(STUDY_LIMITS.tags, `must be at most ${STUDY_LIMITS.tags}`),
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
  image: text(500),
  heroImage: text(500),
  slug: text(120),
  meta: z.object({ title: line, description: short }),
})
export type StudyContent = z.infer<typeof studyContentSchema>

/** A case study without content. */
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

const toLines = (value: string) => value.split('\n').flatMap((each) => each.trim() || [])

/** Returns the rows that have a text. */
const withText = <Row extends object>(all: readonly Row[]): Row[] =>
  all.filter((row) => Object.values(row).some((value) => typeof value === 'string' && value.trim() !== ''))

/** Returns the case study that visitors see. A diagram that cannot be drawn is left out. */
export function toStudy(id: string, slug: string, content: StudyContent): Study {
  const { title, overview, challenge, solution, testimonial, meta, image, heroImage, diagram } = content
  return {
    id,
    slug,
    ...(image && { image }),
    ...(heroImage && { heroImage }),
    meta: {
      title: meta.title.trim() || title,
      description: meta.description.trim() || toSummary(overview, MAX_DESCRIPTION),
    },
    title,
    client: content.client,
    industry: content.industry,
    location: content.location,
    duration: content.duration,
    teamSize: content.teamSize,
    publishedDate: content.publishedDate,
    tags: content.tags,
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
  title: study.title,
  client: study.client,
  industry: study.industry,
  location: study.location,
  duration: study.duration,
  teamSize: study.teamSize,
  publishedDate: study.publishedDate,
  tags: [...study.tags],
  overview: study.overview,
  description: study.description.join('\n'),
  challenge: { ...study.challenge, points: study.challenge.points.join('\n') },
  solution: { ...study.solution, approach: [...study.solution.approach] },
  diagram: study.diagram ?? '',
  results: [...study.results],
  technologies: [...study.technologies],
  testimonial: { ...study.testimonial, image: study.testimonial.image ?? '' },
  futureImpact: study.futureImpact.join('\n'),
  image: study.image ?? '',
  heroImage: study.heroImage ?? '',
  slug: '',
  meta: { title: study.meta.title, description: study.meta.description },
})
