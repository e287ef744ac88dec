/** Copy of the page of readers. */
export const readersCopy = {
  title: 'Readers',
  lead: 'How often your articles, case studies and positions were read: each page that was visible for ten seconds. No visitor is known or recognised. Programs, people who ask not to be counted, and browsers that use the Studio are left out.',
  off: 'Reads are not counted: COUNT_READS is false.',
  none: 'Nothing has been counted yet.',
  month: 'Thirty days',
  year: 'A year',
  items: 'What was read',
  item: 'Page',
  hosts: 'Where readers came from',
  host: 'Site',
  direct: 'Directly, or from within the site',
  other: 'Other sites',
  untitled: 'A page that is gone',
  kinds: { post: 'Tutorial', article: 'Journal', study: 'Case study', job: 'Position' },
} as const
