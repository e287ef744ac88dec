/** Copy of the editors of case studies and journal articles. */
export const pieceCopy = {
  back: 'Back to studies and journal',
  details: 'Details',
  preview: 'This is how visitors will see it, as it was last saved.',
  hints: {
    publishedDate: 'Without one, the page shows the day when you publish it.',
    image:
      'Shown in lists and on the page: a photograph, or one of the drawings. Without one, the site shows a pattern.',
    heroImage: 'Only if the page should start with another picture than the lists show.',
    slug: 'If you leave it empty, it is made from the title.',
    frozen: 'It stays the same when the title changes. If you change it, the old address leads to the new one.',
    metaTitle: 'Without it, search results show the title.',
    portrait: 'Without one, the site draws the initials.',
  },
  meta: { title: 'Title in search results', description: 'Description in search results' },
  rows: {
    number: (one: string, at: number) => `${one} ${at}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} is removed.`,
    moved: (name: string, place: number) => `${name} is now number ${place}.`,
  },
} as const
