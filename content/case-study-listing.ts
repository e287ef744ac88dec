import { routes } from '../lib/routes.ts'
import { company } from './company.ts'
import type { CallToAction, Figure, Intro, Link, Option } from './copy-types.ts'

const { figures } = company

/** The industry filters in order; studies carry the labels. 'All Industries' has the empty value. */
export const caseStudyIndustries: readonly Option[] = [
  { value: '', label: 'All Industries' },
  { value: 'banking-and-finance', label: 'Banking & Finance' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'e-commerce', label: 'E-commerce' },
  { value: 'manufacturing', label: 'Manufacturing' },
  { value: 'education', label: 'Education' },
  { value: 'insurance', label: 'Insurance' },
]

type CaseStudyListing = {
  hero: Intro & { subject: string }
  figures: readonly Figure[]
  search: { label: string; placeholder: string; button: string }
  filterLabel: string
  facts: { industry: string; client: string; location: string; duration: string; teamSize: string; published: string }
  parts: { overview: string; results: string; technologies: string }
  read: string
  /** `{count}` is replaced. */
  results: { none: string; advice: string; one: string; many: string; showAll: string }
  /** Shown for an industry without a published study. `{industry}` is replaced. */
  noStudy: { title: string; contact: Link }
  saved: { title: string; remove: string }
  callToAction: CallToAction
}

/** The copy of the case study listing. */
export const caseStudyListing: CaseStudyListing = {
  hero: {
    title: 'Case Studies',
    text: 'What was wrong, what we did, what it cost in weeks and people, and what the client measured afterwards.',
    subject: 'case-studies',
  },
  figures: [
    {
      value: figures.studyProjects,
      label: 'Projects Completed',
      detail: 'and then measured for a year, out of all that we have handed over',
    },
    {
      value: figures.studyIndustries,
      label: 'Industries Served',
      detail: 'counted from our project list; the ten sectors we describe group them',
    },
    {
      value: figures.studySatisfaction,
      label: 'Client Satisfaction',
      detail: 'in the reviews at the end of those projects',
    },
    { value: figures.averageRoi, label: 'Average ROI', detail: 'after a year, where clients let us measure' },
  ],
  search: { label: 'Search case studies', placeholder: 'A technology, a place, a problem', button: 'Search' },
  filterLabel: 'Industries',
  facts: {
    industry: 'Industry',
    client: 'Client',
    location: 'Location',
    duration: 'Duration',
    teamSize: 'Team size',
    published: 'Published',
  },
  parts: { overview: 'Overview', results: 'Results', technologies: 'Technologies' },
  read: 'View Full Case Study',
  results: {
    none: 'No case study matches.',
    advice:
      'Ask us: about half of our clients prefer not to be published, and there may be a project like yours among theirs.',
    one: '1 case study',
    many: '{count} case studies',
    showAll: 'Show all case studies',
  },
  noStudy: {
    title: 'What we do in {industry}',
    contact: { label: 'Ask us about a project', href: routes.contact },
  },
  saved: { title: 'Saved', remove: 'Remove from saved' },
  callToAction: {
    title: 'Yours could be the next one',
    text: 'Or remain unpublished. About half of our clients prefer that, and we can keep a secret.',
    actions: [{ label: 'Start Your Project', href: routes.contact }],
  },
}

type CaseStudyPage = {
  back: Link
  sections: {
    overview: string
    challenge: string
    keyPoints: string
    solution: string
    results: string
    technologies: string
    testimonial: string
    future: string
  }
  /** The label of a result that got worse. */
  setback: string
  /** The heading of the studies to read next. */
  next: string
  callToAction: CallToAction
}

/** The copy around a case study. Its Share and Save buttons are those of the blog. */
export const caseStudyPage: CaseStudyPage = {
  back: { label: 'Back to Insights', href: routes.insights },
  sections: {
    overview: 'Project Overview',
    challenge: 'The challenge',
    keyPoints: 'Key points',
    solution: 'The solution',
    results: 'Results & Impact',
    technologies: 'Technologies Used',
    testimonial: 'What the client says',
    future: 'Future Impact',
  },
  setback: 'Worse than before',
  next: 'More case studies',
  callToAction: {
    title: 'A similar problem?',
    text: 'Tell us where it hurts. You talk to someone who worked on this project.',
    actions: [
      { label: 'Start Your Project', href: routes.contact },
      { label: 'More insights', href: routes.insights },
    ],
  },
}
