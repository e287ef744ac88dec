/** What a position's page says about the posting itself. The feed and search engines get the same words. */
export const posting = {
  kind: {
    label: 'Kind of posting',
    vacancy: 'A vacancy: we are hiring for it now',
    pool: 'A talent pool: there is no vacancy at the moment',
  },
  decisionBy: { label: 'Decision expected by' },
  screening: {
    label: 'Screening',
    people: 'People read every application. No software ranks or rejects anyone.',
    machine: 'Artificial intelligence helps to screen, assess or select applicants.',
  },
} as const
