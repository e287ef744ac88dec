import { type APIRequestContext, expect, test } from '@playwright/test'
import { type HTMLElement, parse } from 'node-html-parser'
import { findJobPath } from '../../e2e/inbox'
import { toPostPath } from '../../lib/format/post-path'
import { routes } from '../../lib/routes'
import { posts } from '../posts'

// Section 2 of the brief, page by page, word for word. The words are repeated here so that any change is noticed.

const expertise = {
  'Development Solution': [
    ...['Web Development', 'App Development', 'E-commerce Solution', 'Software Engineering', 'Microservices'],
    'Support and Maintenance',
  ],
  'IT Infrastructure Solution': [
    'Cloud Service',
    'Cyber Security',
    'IoT and Digital Engineering',
    'Network Engineering',
  ],
  'Enterprise Solution': ['Business Automation', 'ERP', 'Marketing', 'Business 360-Degree Solution'],
  'Business Solution': ['Business Intelligence', 'Data Science', 'Consulting', 'Industry Application'],
  'AI and Machine Learning': ['LLM', 'Generative AI', 'AI Agent', 'Machine Learning'],
}

const industries = {
  Technology: ['Hi-Tech', 'Software & IT Services', 'Telecommunications', 'Hardware & Electronics'],
  'Business Services': ['Manufacturing & Industry', 'Retail', 'Banking & Financial Services', 'Insurance'],
  'Public Sector': ['Education', 'Healthcare', 'Government', 'Non-Profit'],
  'Consumer Services': ['Transportation & Logistics', 'Hospitality & Tourism', 'Media & Entertainment', 'Real Estate'],
}

const everyPage = [
  // The header.
  ...['Expertise', 'View All Expertise', 'Industries', 'View All Industries', 'Insights', 'About Us', 'Careers'],
  ...['Contact Us', 'Get Started'],
  ...Object.entries({ ...expertise, ...industries }).flat(2),
  // The footer.
  ...['Company', 'Our Story', 'Leadership Team', 'Startups & Ventures', 'Partners', 'Support Center'],
  ...['Subscribe to the Journal', 'Subscribe', 'Headquarters', 'Dhaka', 'Facebook', 'LinkedIn'],
  ...['Privacy Policy', 'Terms & Conditions', 'Cookie Policy', 'Sitemap'],
]

const blogCategories = [
  ...['All Categories', 'Frontend Development', 'Backend Development', 'Mobile Development', 'DevOps'],
  ...['AI & Machine Learning', 'Cloud Computing', 'Security', 'Enterprise Solutions'],
]

const pages: readonly { path: string; words: readonly string[] }[] = [
  {
    path: routes.home,
    words: [
      ...['Start Your Project', 'View Case Studies', 'Schedule Consultation', 'Download Company Profile'],
      ...['500+ AI models', '200+ SaaS solutions', '95% automation rate', '300% average ROI increase'],
    ],
  },
  { path: routes.expertise, words: ['Why Choose'] },
  { path: routes.industries, words: ['Learn More'] },
  { path: routes.insights, words: ['Subscribe'] },
  {
    path: routes.about,
    words: [
      ...['50+ team members', '100+ projects', '15 countries', '98% satisfaction'],
      ...['Our story', 'Mission', 'Vision', 'Core values'],
    ],
  },
  {
    path: routes.contact,
    words: [
      ...['First name', 'Last name', 'Email', 'Phone', 'Company', 'Service', 'Message'],
      ...['Sales', '4 hours', 'Partnerships', '24 hours', 'Support', '2 hours', 'Media', '8 hours'],
      ...['Sunday to Thursday', '10:00 AM to 6:00 PM', 'Friday and Saturday', 'Closed'],
    ],
  },
  {
    path: routes.careers,
    words: [
      ...['50+ team members', '15+ open positions', '25+ countries'],
      ...['Remote-first culture', 'Competitive compensation', 'Learning and development', 'Career growth'],
      ...[
        'All Departments',
        'Development',
        'AI Research',
        'Mobile Development',
        'Infrastructure',
        'Analytics',
        'Product',
      ],
      ...['Apply', 'Review', 'Interview', 'Offer', 'Send Us Your Resume', 'Apply Now'],
      ...['Requirements', 'Responsibilities'],
    ],
  },
  {
    path: routes.caseStudies,
    words: [
      ...[
        'Case Studies',
        '50+ Projects Completed',
        '15 Industries Served',
        '95% Client Satisfaction',
        '300% Average ROI',
      ],
      ...['All Industries', 'Banking & Finance', 'Healthcare', 'E-commerce', 'Manufacturing', 'Education', 'Insurance'],
      ...['View Full Case Study', 'Start Your Project'],
    ],
  },
  {
    path: routes.caseStudy('ai-fraud-detection'),
    words: [
      ...['Share', 'Save', 'Project Overview', 'Results & Impact', 'Technologies Used', 'Future Impact'],
      ...['Discovery & Analysis', 'AI Model Development', 'System Integration', 'Testing & Deployment'],
      ...['4 weeks', '8 weeks', '6 weeks'],
    ],
  },
  {
    path: routes.blog,
    words: [
      ...['Search tutorials...', ...blogCategories, 'Latest First', 'Most Popular', 'By Reading Time'],
      ...['Featured Tutorial', 'Read Tutorial', 'Read', 'Load More Articles', 'Popular Topics', 'Subscribe'],
      'Join 10,000+ developers who get our weekly newsletter',
    ],
  },
  {
    path: routes.journal,
    words: [
      ...['All', 'AI', 'SaaS', 'Digital Transformation', 'Cybersecurity', 'Cloud Computing', 'Development'],
      ...['Latest First', 'Oldest First', 'Most Popular', 'Read More', 'Load More Articles', 'Subscribe'],
    ],
  },
  {
    path: routes.journalArticle('software-that-expects-the-power-to-go'),
    words: ['Like', 'Comment', 'Share', 'Save', 'Subscribe to the journal', 'Subscribe'],
  },
]

const article = [
  ...['Back to Insights', 'Like', 'Comment', 'Share', 'Save', 'Related Articles'],
  ...['Explore More Technical Content', 'View All Content'],
]

const job = [
  ...['Back to Careers', 'Step 1 of 5', 'Personal Info', 'Professional', 'Application', 'Skills & Files', 'Additional'],
  ...['First name', 'Last name', 'Email', 'Phone', 'Location', 'LinkedIn', 'GitHub', 'Portfolio'],
  ...['Current position', 'Current company', 'Total experience', 'Expected salary', 'Notice period'],
  ...['0-1', '1-3', '3-5', '5-8', '8-12', '12+'],
  ...['Immediate', '2 weeks', '1 month', '2 months', '3 months', 'Work authorization'],
  ...['Citizen', 'Permanent resident', 'Work visa', 'Require sponsorship'],
  ...['Resume', 'Cover letter', 'PDF', 'DOC', 'DOCX', '5MB', 'Submit'],
]

async function open(request: APIRequestContext, path: string): Promise<HTMLElement> {
  return parse(await (await request.get(path)).text())
}

/** Returns the text of a page and the placeholders of its fields, with a space between elements. */
function read(page: HTMLElement): string {
  for (const silent of page.querySelectorAll('script, style, template')) silent.remove()
  const hints = page.querySelectorAll('[placeholder]').map((field) => field.getAttribute('placeholder'))
  const body = page.querySelector('body')?.innerHTML.replaceAll(/<[^>]*>/g, ' ') ?? ''
  return [parse(body).text, ...hints].join(' ').replaceAll(/\s+/g, ' ')
}

const findMissing = (page: HTMLElement, words: readonly string[]) => {
  const text = read(page)
  return words.filter((word) => !text.includes(word))
}

const links = (page: HTMLElement, label: string) =>
  page
    .querySelectorAll('main a')
    .filter((link) => link.text.trim() === label)
    .map((link) => link.getAttribute('href'))

for (const { path, words } of pages) {
  test(`${path} says what the brief says`, async ({ request }) => {
    expect(findMissing(await open(request, path), [...everyPage, ...words])).toEqual([])
  })
}

test('an article says what the brief says', async ({ request }) => {
  const [post] = posts
  if (!post) throw new Error('there are sample posts')
  const page = await open(request, routes.post(toPostPath(post)))
  expect(findMissing(page, [...everyPage, ...article])).toEqual([])
  expect(page.querySelector('main header time')?.text).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('a position and its application say what the brief says', async ({ request }) => {
  expect(findMissing(await open(request, await findJobPath(request)), [...everyPage, ...job])).toEqual([])
})

test('the buttons of Home and of the case studies lead where the brief says', async ({ request }) => {
  const home = await open(request, routes.home)
  expect(links(home, 'Start Your Project')).toEqual([routes.contact])
  expect(links(home, 'Schedule Consultation')).toEqual([routes.contact])
  expect(links(home, 'Download Company Profile')).toEqual([routes.companyProfile])
  expect(links(home, 'View Case Studies')).toEqual([routes.caseStudies])
  expect(links(await open(request, routes.caseStudies), 'Start Your Project')).toEqual([routes.contact])
})

/** What to count: the section (by its heading), and the elements in it. */
const counts: readonly [path: string, section: string, what: string, count: number][] = [
  [routes.home, 'latest', 'article', 3],
  [routes.home, 'services', 'h3', 6],
  [routes.home, 'fields', 'h3', 9],
  [routes.home, 'stack', 'dt', 4],
  [routes.home, 'stories', 'article', 4],
  [routes.home, 'impact', 'li', 4],
  [routes.home, 'voices', 'blockquote', 3],
  [routes.home, 'leaders', 'h3', 3],
  [routes.insights, 'studies', 'article', 2],
  [routes.insights, 'journal', 'h3', 3],
  [routes.insights, 'tutorials', 'article', 4],
  [routes.about, 'figures', 'li', 4],
  [routes.about, 'leadership-team', 'h3', 9],
  [routes.contact, 'inquiries', 'h3', 4],
  [routes.careers, 'benefits', 'dt', 4],
  [routes.careers, 'open-positions', 'h3', 7],
  [routes.careers, 'hiring-process', 'h3', 4],
  [routes.blog, 'topics', 'li', 18],
  [routes.journal, 'latest', 'li:not([hidden]) h3', 6],
]

for (const [path, section, what, count] of counts) {
  test(`${path} has ${count} of ${what} in “${section}”`, async ({ request }) => {
    const page = await open(request, path)
    const named = `main section[aria-labelledby="${section}"] ${what}, main section[id="${section}"] ${what}`
    expect(page.querySelectorAll(named)).toHaveLength(count)
  })
}

test('Expertise has every group and service of the menu, Industries 10 sectors, Case Studies 4 studies', async ({
  request,
}) => {
  const headings = (await open(request, routes.expertise)).querySelectorAll('main h2, main h3').map(({ text }) => text)
  expect(
    Object.entries(expertise)
      .flat(2)
      .filter((name) => !headings.includes(name)),
  ).toEqual([])
  // Each link names its sector.
  const industryLinks = (await open(request, routes.industries)).querySelectorAll('main a')
  expect(industryLinks.map(({ text }) => text).filter((text) => text.startsWith('Learn More'))).toHaveLength(10)
  expect((await open(request, routes.industries)).querySelectorAll('main h2:not([id])')).toHaveLength(10)
  expect((await open(request, routes.caseStudies)).querySelectorAll('main article')).toHaveLength(4)
})

const options = {
  service: [
    '',
    'web-development',
    'mobile-app',
    'ai-solutions',
    'cloud-services',
    'business-solutions',
    'consulting',
    'other',
  ],
  totalExperience: ['', '0-1', '1-3', '3-5', '5-8', '8-12', '12+'],
  noticePeriod: ['', 'immediate', '2-weeks', '1-month', '2-months', '3-months'],
  workAuthorization: ['', 'citizen', 'permanent-resident', 'work-visa', 'require-sponsorship'],
}

test('the forms ask for the fields of the contract and offer its options', async ({ request }) => {
  const contact = await open(request, routes.contact)
  const application = await open(request, await findJobPath(request))
  for (const [name, values] of Object.entries(options)) {
    const [select] = [contact, application].flatMap((page) => page.querySelectorAll(`select[name="${name}"]`))
    expect(select?.querySelectorAll('option').map((option) => option.getAttribute('value') ?? '')).toEqual(values)
  }
  const toNames = (page: HTMLElement) =>
    page.querySelectorAll('form input, form select, form textarea').map((field) => field.getAttribute('name'))
  const message = ['name', 'lastName', 'email', 'phone', 'company', 'service', 'message', 'agree']
  const candidate = [
    ...['name', 'lastName', 'email', 'phone', 'address', 'linkedinLink', 'githubLink', 'portfolioLink'],
    ...['currentPosition', 'currentCompany', 'totalExperience', 'expectedSalary', 'noticePeriod', 'availableToStart'],
    ...[
      'workAuthorization',
      'whyInterested',
      'relevantExperience',
      'coverLetter',
      'skills',
      'resume',
      'coverLetterFile',
    ],
    ...['message', 'privacyConsent', 'communicationConsent', 'jobId'],
  ]
  expect(message.filter((name) => !toNames(contact).includes(name))).toEqual([])
  expect(candidate.filter((name) => !toNames(application).includes(name))).toEqual([])
  for (const name of ['resume', 'coverLetterFile'])
    expect(application.querySelector(`input[name="${name}"]`)?.getAttribute('accept')).toBe('.pdf,.doc,.docx')
})
