/** The copy of the HTML sitemap. */
export const sitemapPage = {
  title: 'Sitemap',
  text: 'The pages of this site, in groups.',
  /** Shown if there are more items than the page lists. `{count}` is replaced. */
  allPosts: 'All {count} tutorials',
  groups: {
    main: 'Main pages',
    expertise: 'Services',
    industries: 'Industries',
    posts: 'Tutorials',
    categories: 'Tutorials by category',
    caseStudies: 'Case studies',
    journal: 'Journal',
    jobs: 'Open positions',
    legal: 'Legal',
    feeds: 'Feeds',
  },
} as const
