import { routes } from '../lib/routes.ts'
import type { CallToAction, Intro, Link } from './copy-types.ts'

type InsightsPage = {
  hero: Intro & { subject: string }
  caseStudies: Intro & { all: Link; read: string }
  journal: Intro & { all: Link; read: string }
  posts: Intro & { all: Link; read: string; empty: string }
  callToAction: CallToAction
}

/** The copy of the insights page. */
export const insights: InsightsPage = {
  hero: {
    title: 'Insights',
    text: 'What we built, what we think about it, and how to do it yourself. Three shelves, all of them free to read.',
    subject: 'insights',
  },
  caseStudies: {
    title: 'Case studies',
    text: 'Two projects from start to finish, with the figures the client signed.',
    all: { label: 'All case studies', href: routes.caseStudies },
    read: 'Read the case study',
  },
  journal: {
    title: 'From the journal',
    text: 'Longer pieces on how software is bought, built and kept.',
    all: { label: 'The whole journal', href: routes.journal },
    read: 'Read article',
  },
  posts: {
    title: 'Latest tutorials',
    text: 'Step by step, with code that has been run.',
    all: { label: 'All tutorials', href: routes.blog },
    read: 'Read tutorial',
    empty: 'The latest tutorials are being fetched. Please look again in a minute.',
  },
  callToAction: {
    title: 'Is there a question we have not written about?',
    text: 'Send it. If the answer is of use to others, it becomes an article, without your name.',
    actions: [{ label: 'Ask us', href: routes.contactAbout({ service: 'other', about: 'A question for the blog' }) }],
  },
}
