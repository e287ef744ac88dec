/** Where a device keeps what a reader saved: one list for each listing, by the name of its storage. */
export type SavedList = 'saved-blog' | 'saved-journal' | 'saved-case-studies'

/** What is said when something was saved: where to find it. */
export const savedNotices: Readonly<Record<SavedList, string>> = {
  'saved-blog': 'Saved. Listed on the blog page.',
  'saved-journal': 'Saved. Listed on the journal page.',
  'saved-case-studies': 'Saved. Listed on the case studies page.',
}
