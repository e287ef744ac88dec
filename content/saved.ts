/** The keys of the lists of saved articles in the browser’s storage, one for each listing. */
export type SavedList = 'saved-blog' | 'saved-journal' | 'saved-case-studies'

/** Notices after saving: where to find the article. */
export const savedNotices: Readonly<Record<SavedList, string>> = {
  'saved-blog': 'Saved. Listed on the blog page.',
  'saved-journal': 'Saved. Listed on the journal page.',
  'saved-case-studies': 'Saved. Listed on the case studies page.',
}
