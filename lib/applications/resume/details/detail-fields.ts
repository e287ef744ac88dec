/** The fields of the application that a resume can fill in. */
export const DETAIL_FIELDS = [
  'name',
  'lastName',
  'email',
  'phone',
  'linkedinLink',
  'githubLink',
  'portfolioLink',
] as const

export type Details = Partial<Record<(typeof DETAIL_FIELDS)[number], string>>
