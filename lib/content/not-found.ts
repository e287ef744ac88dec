/** The line at the top of the home page when it is shown in place of an address that does not exist. */
export const notFound = {
  title: 'This address was not found',
  text: 'The page may have moved, or the address may have a typing mistake. This is the home page.',
  sitemap: 'See every page there is',
} as const

/** A piece of writing, or a page of a list, that does not exist. */
export const missingPiece = {
  title: notFound.title,
  text: 'It may have been withdrawn. Check the address for typing mistakes.',
} as const
