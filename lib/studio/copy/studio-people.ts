/** Copy about applications of the same person. */
export const samePerson = {
  count: (number: number) => `${number} applications`,
  samePhone: 'Same phone as another name',
  title: 'Other applications of this person',
  shared: 'Same phone number, another name',
  sharedText: 'These may be from other people, such as members of a family.',
  otherAddress:
    'From another email address. “Everything from this person” does not erase it: erase it on its own page.',
} as const
