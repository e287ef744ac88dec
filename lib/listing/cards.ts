import type { Job } from '../backend/contract.ts'

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
