const toReference = (reference: string | null) => (reference ? `?ref=${encodeURIComponent(reference)}` : '')

/** The only list of the site's addresses. A link anywhere takes its address from here. */
export const routes = {
  home: '/',
  expertise: '/expertise',
  industries: '/industries',
  insights: '/insights',
  about: '/about',
  contact: '/contact',
  /** What a message without scripts ends on; `reference` is what its sender may quote. */
  contactSent: (reference: string | null) => `/contact/sent${toReference(reference)}`,
  /** The static page behind it. */
  contactReceived: '/contact/received',
  newsletter: '/newsletter',
  newsletterSubscribed: '/newsletter/subscribed',
  careers: '/careers',
  journal: '/journal',
  caseStudies: '/case-studies',
  blog: '/blog',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  sitemap: '/sitemap',
  badRequest: '/bad-request',
  health: '/healthz',
  sitemapXml: '/sitemap.xml',
  securityTxt: '/.well-known/security.txt',
  /** What is drawn further down on Home, in one answer. */
  homeDrawings: '/art/home.json',
  companyProfile: '/images/company-profile.pdf',
  feed: (list: 'blog' | 'journal', format: 'rss' | 'atom' | 'json') =>
    `/${list}/${{ rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' }[format]}`,
  /** One of the parts that a large sitemap.xml names, from 1. */
  sitemapPart: (part: number) => `/sitemaps/${part}.xml`,
  expertiseSection: (slug: string) => `/expertise#${slug}`,
  industriesSection: (slug: string) => `/industries#${slug}`,
  /** A member of the team; takes the slug of the name. */
  person: (slug: string) => `/about#${slug}`,
  service: (slug: string) => `/services/${slug}`,
  industry: (slug: string) => `/industries/${slug}`,
  caseStudy: (id: string) => `/case-study-read/${id}`,
  journalArticle: (id: string) => `/journal-read/${id}`,
  /** Takes what `toPostPath` in lib/blog made of the post. */
  post: (pathId: string) => `/blog-read/${pathId}`,
  blogPage: (page: number) => (page <= 1 ? '/blog' : `/blog/page/${page}`),
  blogCategory: (slug: string, page = 1) => `/blog/category/${slug}${page > 1 ? `/page/${page}` : ''}`,
  careersPage: (page: number) => (page <= 1 ? '/careers' : `/careers/page/${page}`),
  careersDepartment: (slug: string, page = 1) => `/careers/department/${slug}${page > 1 ? `/page/${page}` : ''}`,
  /** The feed of open positions: of all, or of one department. */
  jobFeed: (department = '') => (department ? `/careers/rss/${department}.xml` : '/careers/rss.xml'),
  /** A listing as a query narrows it, which `toSegment` in lib/listing made a segment of. */
  listingSearch: (listing: string, segment: string) => `${listing}/search/${segment}`,
  /** Takes the encrypted token from lib/jobs/job-link. */
  job: (token: string) => `/job-apply/${token}`,
  /** What an application without scripts ends on; `reference` is what a person may quote. */
  jobSubmitted: (token: string, reference: string | null) => `/job-apply/${token}/submitted${toReference(reference)}`,
  /** The static page behind it. */
  jobReceived: (token: string) => `/job-apply/${token}/received`,
  /** The contact form, with a service or a subject chosen beforehand. */
  contactAbout: (query: { service?: string; about?: string }) =>
    `/contact?${new URLSearchParams(Object.entries(query).filter(([, value]) => value) as [string, string][])}#contact-form`,
  api: {
    contact: '/api/contact',
    newsletter: '/api/newsletter',
    upload: '/api/upload',
    apply: '/api/apply',
    revalidate: '/api/revalidate',
    posts: '/api/listing/posts',
    jobs: '/api/listing/jobs',
  },
} as const
