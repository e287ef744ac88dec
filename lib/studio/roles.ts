/** What a person of the Studio may do, from least to most. */
export const ROLES = ['editor', 'hiring', 'owner'] as const
export type Role = (typeof ROLES)[number]

/** The parts of the Studio; each handler and each page belongs to one. */
const AREAS = [
  'start',
  'posts',
  'content',
  'team',
  'jobs',
  'applications',
  'messages',
  'newsletter',
  'subscribers',
  'people',
] as const
export type Area = (typeof AREAS)[number]

const AREAS_OF: Record<Role, readonly Area[]> = {
  editor: ['start', 'posts', 'content', 'team'],
  hiring: ['start', 'jobs', 'applications'],
  owner: AREAS,
}

export const isRole = (word: string): word is Role => ROLES.some((role) => role === word)

export const mayUse = (role: Role, area: Area): boolean => AREAS_OF[role].includes(area)
