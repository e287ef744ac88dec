import type { Job } from '../backend/contract.ts'
import type { CaseStudy } from '../content/case-studies/types.ts'
import type { JournalArticle } from '../content/journal/types.ts'

/** A blog post as its card shows it; `image` is the address of its picture or drawing. */
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

/** An open position in the list, with only the start of its description. */
export type ListedJob = Omit<Job, 'description'> & { preview: string }

/** An open position as its card shows it. `id` is the token of its link, because the real id stays on the server. */
export type JobCardData = ListedJob & {
  href: string
  posted: string
}

/** A journal article as the journal's list shows it. */
export type JournalCardData = Pick<
  JournalArticle,
  'id' | 'title' | 'subtitle' | 'excerpt' | 'publishedDate' | 'tags' | 'featured'
> & { author: string; readTime: string; image: string }

/** A case study as the list shows it: the first four results, and technologies by name. */
export type StudyCardData = Pick<
  CaseStudy,
  'id' | 'title' | 'client' | 'industry' | 'location' | 'duration' | 'teamSize' | 'overview' | 'tags'
> & {
  image: string
  technologies: string[]
  results: Pick<CaseStudy['results'][number], 'metric' | 'value'>[]
  testimonial: Pick<CaseStudy['testimonial'], 'quote' | 'author' | 'position'>
}
