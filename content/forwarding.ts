/** Notices for senders while their submission waits for the backend. */
export const forwarding = {
  candidate:
    'Your application has been received and is being passed on to our hiring team. There is no need to send it again.',
  contact: 'Your message has been received and is being passed on. There is no need to send it again.',
  subscribe: 'Your address has been received and is being passed on. There is no need to send it again.',
  /** The page for newsletter readers without scripts. */
  page: {
    title: 'Your address has been received',
    text: 'It is being passed on to the list of readers. There is no need to send it again.',
  },
} as const
