/** The HTML sitemap; its links are collected from the other content files. */
export const sitemapPage = {
  title: 'Sitemap',
  text: 'The pages of this site, in groups.',
  /** `{count}` is replaced. Shown where there are more than the page lists. */
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
