/** The copy that all legal pages share. */
export const legalPage = {
  updatedLabel: 'Last changed',
  contents: 'On this page',
} as const
