import { formRoutes } from './form-routes.ts'

/** Returns the query of a receipt, with `held` if the submission waits to be passed on. */
const toReceiptQuery = (reference: string | null, isHeld = false) =>
  (reference ? `?ref=${encodeURIComponent(reference)}` : '') + (isHeld ? `${reference ? '&' : '?'}held` : '')

export const toTokenQuery = (token: string) => `?token=${encodeURIComponent(token)}`

export type AlertAction = 'confirm' | 'end' | 'renew'

/** The only list of the site's addresses. A link anywhere takes its address from here. */
export const routes = {
  ...formRoutes,
  api: {
    ...formRoutes.api,
    applicationInterview: '/api/application/interview',
    applicationCalendar: '/api/application/calendar',
    invitationsEnd: '/api/invitations/end',
  },
  home: '/',
  expertise: '/expertise',
  industries: '/industries',
  insights: '/insights',
  about: '/about',
  contact: '/contact',
  contactSent: (reference: string | null, isHeld?: boolean) => `/contact/sent${toReceiptQuery(reference, isHeld)}`,
  newsletter: '/newsletter',
  newsletterSubscribed: '/newsletter/subscribed',
  newsletterAsked: '/newsletter/asked',
  newsletterReceived: '/newsletter/received',
  newsletterConfirm: (token = '') => `/newsletter/confirm${token && `/${token}`}`,
  newsletterEnd: (token = '') => `/newsletter/end${token && `/${token}`}`,
  newsletterEnded: '/newsletter/ended',
  careers: '/careers',
  journal: '/journal',
  caseStudies: '/case-studies',
  blog: '/blog',
  cookies: '/cookies',
  accessibility: '/accessibility',
  security: '/security',
  mailCheck: (code = '') => `/check-mail${code && `?code=${code}`}`,
  sitemap: '/sitemap',
  badRequest: '/bad-request',
  health: '/healthz',
  readiness: '/readyz',
  sitemapXml: '/sitemap.xml',
  llms: '/llms.txt',
  robots: '/robots.txt',
  securityTxt: '/.well-known/security.txt',
  homeDrawings: '/art/home.json',
  companyProfile: '/images/company-profile.pdf',
  feed: (list: 'blog' | 'journal', format: 'rss' | 'atom' | 'json') =>
    `/${list}/${{ rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' }[format]}`,
  sitemapPart: (part: number) => `/sitemaps/${part}.xml`,
  expertiseSection: (slug: string) => `/expertise#${slug}`,
  industriesSection: (slug: string) => `/industries#${slug}`,
  person: (slug: string) => `/about#${slug}`,
  service: (slug: string) => `/services/${slug}`,
  industry: (slug: string) => `/industries/${slug}`,
  caseStudy: (id: string) => `/case-study-read/${id}`,
  journalArticle: (id: string) => `/journal-read/${id}`,
  post: (pathId: string) => `/blog-read/${pathId}`,
  blogPage: (page: number) => (page <= 1 ? '/blog' : `/blog/page/${page}`),
  blogCategory: (slug: string, page = 1) => `/blog/category/${slug}${page > 1 ? `/page/${page}` : ''}`,
  careersPage: (page: number) => (page <= 1 ? '/careers' : `/careers/page/${page}`),
  careersDepartment: (slug: string, page = 1) => `/careers/department/${slug}${page > 1 ? `/page/${page}` : ''}`,
  jobFeed: (department = '') => (department ? `/careers/rss/${department}.xml` : '/careers/rss.xml'),
  jobAlert: (page: 'asked' | AlertAction | 'confirmed' | 'ended' | 'renewed', token = '') =>
    `/careers/alerts/${page}${token && `/${token}`}`,
  listingSearch: (listing: string, segment: string) => `${listing}/search/${segment}`,
  application: (token = '') => `/application${token && `/${token}`}`,
  applicationErased: '/application/erased',
  invitationsEnd: (token = '') => `/invitations/end${token && `/${token}`}`,
  /** Here and not in form-routes.ts, which every form would send to browsers. */
  invitationsEnded: '/invitations/ended',
  job: (token: string) => `/job-apply/${token}`,
  jobSubmitted: (
    token: string,
    reference: string | null,
    { candidateToken, isHeld }: { candidateToken?: string; isHeld?: boolean } = {},
  ) =>
    `/job-apply/${token}/submitted${toReceiptQuery(reference, isHeld)}${candidateToken ? `&own=${candidateToken}` : ''}`,
  studio: {
    start: '/studio',
    enter: '/studio/enter',
    posts: '/studio/posts',
    post: (id: string) => `/studio/posts/${encodeURIComponent(id)}`,
    content: '/studio/content',
    study: (id: string) => `/studio/content/${encodeURIComponent(id)}`,
    article: (id: string) => `/studio/journal/${encodeURIComponent(id)}`,
    team: '/studio/team',
    redirects: '/studio/redirects',
    readers: '/studio/readers',
    jobs: '/studio/jobs',
    newJob: '/studio/jobs/new',
    job: (id: string) => `/studio/jobs/${encodeURIComponent(id)}`,
    closeJob: (id: string) => `/studio/jobs/${encodeURIComponent(id)}#close`,
    applications: '/studio/applications',
    /** `query` comes from lib/studio/filter-query.ts. */
    applicationList: (query: string) => `/studio/applications${query}`,
    application: (reference: string, query = '') => `/studio/applications/${encodeURIComponent(reference)}${query}`,
    guests: '/studio/guests',
    pool: '/studio/pool',
    /** An application that a guest may see. */
    shared: (reference: string) => `/studio/shared/${encodeURIComponent(reference)}`,
    sharedFile: (reference: string, file: string) =>
      `/api/studio/shared/${encodeURIComponent(reference)}/files/${file}`,
    mailTemplates: '/studio/mail-templates',
    messages: '/studio/messages',
    newsletter: '/studio/newsletter',
    newIssue: '/studio/newsletter/new',
    issue: (id: string) => `/studio/newsletter/${encodeURIComponent(id)}`,
    subscribers: '/studio/subscribers',
    people: '/studio/people',
    health: '/studio/health',
    signIn: '/studio/sign-in',
    tags: '/studio/tags',
    company: '/studio/company',
    lists: '/studio/lists',
    file: (reference: string, file: string) =>
      `/api/studio/applications/${encodeURIComponent(reference)}/files/${file}`,
    calendar: (reference: string, interview: string) =>
      `/api/studio/applications/${encodeURIComponent(reference)}/interviews/${encodeURIComponent(interview)}/calendar`,
    export: (list: string, query = '') => `/api/studio/${list}/export${query}`,
  },
  contactAbout: (query: { service?: string; about?: string }) =>
    `/contact?${new URLSearchParams(Object.entries(query).filter(([, value]) => value) as [string, string][])}#contact-form`,
} as const

const RECEIPT = /^\/contact\/sent$|^\/check-mail$|^\/job-apply\/[^/]+\/submitted$/

/**
 * Returns whether a path is the page where a form without scripts ends. Its query says what was sent, or asks about an
 * email.
 */
export const isReceipt = (path: string): boolean => RECEIPT.test(path)

/** The addresses below which the rest of the path gives access, so it is not logged. */
export const personalRoutes: readonly string[] = [
  ...[routes.newsletterConfirm, routes.newsletterEnd, routes.application, routes.invitationsEnd].map(
    (toPath) => `${toPath()}/`,
  ),
  ...(['confirm', 'end', 'renew'] as const).map((act) => `${routes.jobAlert(act)}/`),
]

const PERSONAL_CALLS: readonly string[] = [
  routes.api.newsletterConfirm,
  routes.api.newsletterEnd,
  routes.api.jobAlertConfirm,
  routes.api.jobAlertEnd,
  routes.api.jobAlertRenew,
  routes.api.applicationWithdraw,
  routes.api.applicationKeep,
  routes.api.applicationErase,
  routes.api.applicationFile,
  routes.api.applicationInterview,
  routes.api.applicationCalendar,
  routes.api.invitationsEnd,
]

/** Returns whether a path answers one person: a receipt, a page behind a personal link, or a call of such a page. */
export const isPersonal = (path: string): boolean =>
  isReceipt(path) || PERSONAL_CALLS.includes(path) || personalRoutes.some((root) => path.startsWith(root))
