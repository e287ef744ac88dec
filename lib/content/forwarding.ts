/** What people are told whose submission waits on this site until the backend can take it. */
export const forwarding = {
  candidate:
    'Your application has been received and is being passed on to our hiring team. You need not send it again.',
  contact: 'Your message has been received and is being passed on. You need not send it again.',
  subscribe: 'Your address has been received and is being passed on. You need not send it again.',
  /** The page for newsletter readers without scripts. */
  page: {
    title: 'Your address has been received',
    text: 'It is being passed on to the list of readers. You need not send it again.',
  },
} as const
