/** A Quill Delta as an object; it is stored as JSON text. */
export type SampleDelta = { ops: readonly object[] }

/** A post that fills an empty database. `description` is HTML or a Delta; `createdAt` is an ISO 8601 date-time. */
export type SamplePost = {
  id: string
  title: string
  subTitle: string
  description: string | SampleDelta
  image: string | null
  category: string | null
  tags: string[]
  author: { name: string; designation: string }
  createdAt: string
  updatedAt?: string | null
  readTime: string | null
  level: string | null
  slug?: string | null
  imageAlt?: string | null
}

/** A person of the team that fills an empty database. */
export type SampleMember = {
  name: string
  designation: string
  bio: string
  image: string | null
  linkedinLink: string | null
  twitterLink: string | null
  githubLink: string | null
}

/** A position that fills an empty database. `closingDate` is its last day (YYYY-MM-DD). */
export type SampleJob = {
  id: string
  title: string
  department: string
  location: string
  jobType: string
  experience: string
  salary: string
  description: string
  createdAt: string
  closingDate?: string | null
  requirements: string[]
  responsibilities: string[]
}
