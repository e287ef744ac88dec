import type { SeedMember } from './types.ts'

/** The team a new database starts with, in the order of the page. */
export const team: SeedMember[] = [
  {
    name: 'Nadia Rahman',
    designation: 'Infrastructure Lead',
    bio: 'Runs the platforms that clients never have to think about.',
    image: null,
    linkedinLink: null,
    twitterLink: null,
    githubLink: null,
  },
]
