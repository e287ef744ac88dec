/** The line at the top of the home page when it is shown in place of an address that does not exist. */
export const notFound = {
  title: 'This address was not found',
  text: 'The page may have moved, or a letter got lost. This is the home page instead; the sitemap lists everything there is.',
  sitemap: 'Sitemap',
} as const
