import type { StudyContent } from '../../backend/study-content.ts'
import { pieceCopy } from './studio-pieces.ts'

/** The labels of a case study's parts. */
export const studyFields: Record<keyof StudyContent, string> = {
  title: 'Title',
  client: 'Client',
  industry: 'Industry',
  location: 'Location',
  duration: 'Duration',
  teamSize: 'Team size',
  publishedDate: 'Date of publication',
  tags: 'Tags',
  overview: 'Overview',
  description: 'Text of the overview',
  challenge: 'The challenge',
  solution: 'The solution',
  diagram: 'Diagram',
  results: 'Results',
  technologies: 'Technologies',
  testimonial: 'What the client says',
  futureImpact: 'Future impact',
  image: 'Picture',
  heroImage: 'Picture at the top of the page',
  slug: 'Address',
  meta: 'Search results',
}

/** Copy of a case study's page in the Studio. */
export const studyCopy = {
  title: 'Case study',
  facts: 'Facts',
  words: {
    published: 'The case study is published.',
    updated: 'The site shows the case study as it is now.',
    scheduled: 'The case study will be published at its time.',
    isOffline: 'Visitors no longer see the case study.',
    restored: 'The case study is back.',
    removed: 'The case study is deleted. It can be restored.',
    deleted: 'This case study is deleted.',
  },
  noIndustry: 'None',
  hints: {
    ...pieceCopy.hints,
    duration: 'For example: 26 weeks',
    teamSize: 'For example: 9 people',
    overview: 'Two or three sentences, for lists and search results.',
    description: 'Each line becomes a paragraph. Without it, the page repeats the overview.',
    points: 'One point in each line.',
    futureImpact: 'Each line becomes a paragraph.',
    diagram:
      'How the parts work together, drawn in place of the picture. One thread in each line, such as “Till -> Queue: every sale”, or “-|” for a thread that is cut.',
    parts: 'Parts that you leave empty are not on the page.',
    metaDescription: 'Without it, they show the beginning of the overview.',
  },
  challenge: { title: 'Heading of the challenge', description: 'What was wrong', points: 'Key points' },
  solution: { title: 'Heading of the solution', description: 'What we did' },
  testimonial: { quote: 'Quote', author: 'Who says it', position: 'Position of that person', image: 'Portrait' },
  phases: {
    title: 'Phases',
    one: 'Phase',
    add: 'Add a phase',
    phase: 'Name of the phase',
    description: 'What happened',
    duration: 'How long it took',
  },
  results: {
    title: 'Results',
    one: 'Result',
    add: 'Add a result',
    value: 'Figure',
    metric: 'What the figure counts',
    description: 'How it was measured',
    improvement: 'It got better',
    hint: 'The list of case studies shows the first four, Home the first one. A result that got worse comes first on the page, and says so.',
  },
  technologies: {
    title: 'Technologies',
    one: 'Technology',
    add: 'Add a technology',
    name: 'Name of the technology',
    description: 'What it is for',
  },
} as const
