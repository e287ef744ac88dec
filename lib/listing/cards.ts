import type { Job } from '../backend/contract.ts'
import type { CaseStudy } from '../content/case-studies/types.ts'
import type { JournalArticle } from '../content/journal/types.ts'

/** A blog post as its card shows it. `image` is an address of its picture or drawing. */
export type PostCardData = {
  id: string
  href: string
  title: string
  subTitle: string
  category: string | null
  tags: string[]
  author: string
  createdAt: string
  readTime: string
  image: string
}

/** An open position in the list: of its description only the first characters. */
export type ListedJob = Omit<Job, 'description'> & { preview: string }

/** An open position as its card shows it. `id` is the token of its link; its id stays with the server. */
export type JobCardData = ListedJob & {
  href: string
  /** Time since it was created, in relative words. */
  posted: string
}

/** A journal article as the journal's list shows it. */
export type JournalCardData = Pick<
  JournalArticle,
  'id' | 'title' | 'subtitle' | 'excerpt' | 'publishedDate' | 'tags' | 'featured'
> & { author: string; readTime: string; image: string }

/** A case study as the list of studies shows it: the first four results, technologies by their names. */
export type StudyCardData = Pick<
  CaseStudy,
  'id' | 'title' | 'client' | 'industry' | 'location' | 'duration' | 'teamSize' | 'overview' | 'tags'
> & {
  image: string
  technologies: string[]
  results: Pick<CaseStudy['results'][number], 'metric' | 'value'>[]
  testimonial: Pick<CaseStudy['testimonial'], 'quote' | 'author' | 'position'>
}
