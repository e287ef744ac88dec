/** Answers of the application that a résumé can give, by the names of their fields. */
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
