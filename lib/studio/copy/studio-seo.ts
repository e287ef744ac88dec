/** Copy of the fields for search engines. */
export const seoCopy = {
  title: 'In search results',
  text: 'Leave these empty to use the title and the summary.',
  canonical: 'Only if this post first appeared elsewhere: that page’s address. Search engines then show that page.',
  preview: 'As a search result',
  counted: 'characters',
} as const
