/**
 * Why an application is declined. The Studio counts the reasons by position. A candidate reads `sentence` only if the
 * person who writes chooses that.
 */
export const declineReasons = {
  'another-candidate': {
    label: 'Another candidate',
    sentence: 'We chose a candidate whose experience is closer to what this position needs.',
  },
  experience: {
    label: 'Experience',
    sentence: 'This position needs experience that we did not find in your application.',
  },
  location: { label: 'Location', sentence: 'We cannot offer this position in the place where you would work.' },
  salary: { label: 'Salary', sentence: 'We cannot offer the salary that you expect.' },
  'position-filled': { label: 'Position filled', sentence: 'The position was filled before we could consider you.' },
  other: { label: 'Another reason', sentence: '' },
} as const satisfies Record<string, { label: string; sentence: string }>

export type DeclineReason = keyof typeof declineReasons

export const declineReasonIds = Object.keys(declineReasons) as DeclineReason[]
