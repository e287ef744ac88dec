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

/** Copy about guests. */
export const guests = {
  title: 'Guests',
  text: 'A guest reads one application, or the applications of one position, with files and notes, and adds notes. Guests see nothing else, change no state and send no mail.',
  invite: 'Invite a guest',
  inviteHere: 'Invite a guest to this application',
  name: 'Name of the guest',
  nameHint: 'Their notes carry it.',
  job: 'Position',
  chooseJob: 'Choose a position',
  days: 'For how long',
  dayChoices: [1, 3, 7, 14, 30, 60, 90],
  forDays: (days: number) => (days === 1 ? 'one day' : `${days} days`),
  button: 'Create invitation',
  address: 'Send this address to the guest. It works once, within a day, and is not shown again.',
  copy: 'Copy the address',
  copied: 'The address is copied.',
  present: 'Guests now',
  none: 'No guests.',
  until: 'until',
  invitedBy: (name: string) => `invited by ${name}`,
  entered: 'has entered',
  notEntered: 'has not entered yet',
  shorten: (name: string) => `Shorten the time of ${name}`,
  shortenTo: 'Ends in',
  shortenButton: 'Shorten',
  revoke: (name: string) => `End the access of ${name} now`,
  revokeButton: 'End now',
  revoked: 'The access has ended.',
  shortened: 'The time is shorter now.',
} as const

/** Copy of the pages that guests see. */
export const shared = {
  title: 'Applications shared with you',
  until: 'You can read and comment until',
  none: 'No applications yet.',
  more: 'Show more',
  back: 'All applications shared with you',
  received: 'received',
  noteHint: 'The people who hire read it. The candidate may ask to see it.',
} as const
