import { company } from './company.ts'
import type { PageMeta } from './copy-types.ts'
import { promises } from './promises.ts'

const { name } = company

type StaticPage =
  | 'home'
  | 'expertise'
  | 'industries'
  | 'insights'
  | 'about'
  | 'contact'
  | 'careers'
  | 'journal'
  | 'caseStudies'
  | 'blog'
  | 'privacy'
  | 'terms'
  | 'cookies'
  | 'accessibility'
  | 'security'
  | 'sitemap'

type Seo = {
  pages: Record<StaticPage, PageMeta>
  /** By the value of the category. Landing pages have their own. */
  blogCategories: Readonly<Record<string, PageMeta>>
}

/** Titles and descriptions. The layout appends the company’s name to every title but Home’s. */
export const seo: Seo = {
  pages: {
    home: {
      get title() {
        return `${name}: IT and AI solutions from ${company.address.city}`
      },
      get description() {
        return `${name} builds, runs and maintains web, mobile, cloud and AI systems for companies in ${company.figures.countries} countries. Founded in ${company.founded} in ${company.address.city}.`
      },
    },
    expertise: {
      title: 'Expertise: what we build and run',
      description:
        'Development, IT infrastructure, enterprise and business solutions, AI and machine learning: every service with what you get, for whom, and what is included.',
    },
    industries: {
      title: 'Industries: ten sectors we know',
      description:
        'From banking and healthcare to garments, retail, education and river freight: ten sectors with the systems we build for each of them.',
    },
    insights: {
      title: 'Insights: case studies, journal, tutorials',
      description:
        'Finished projects with signed figures, essays on software as a trade, and tutorials with code that has been run.',
    },
    about: {
      title: 'About us: story, values and team',
      get description() {
        return `An IT and AI company in ${company.address.city}, founded in ${company.founded}. Our story, our values, the team, our partners and some pictures of the office.`
      },
    },
    contact: {
      title: 'Contact: message, phone, office hours',
      get description() {
        return `Write to us, call, or visit the office in ${company.address.area}, ${company.address.city}. Response times for sales, partnerships, support and media.`
      },
    },
    careers: {
      title: 'Careers: open positions',
      description: `Open positions with pay ranges in development, AI research, mobile, infrastructure, analytics and product. ${promises.answer.seo}`,
    },
    journal: {
      title: 'Journal: essays on software',
      description:
        'Longer pieces on AI, SaaS, digital transformation, security, the cloud and the craft of development, by people who do the work.',
    },
    caseStudies: {
      title: 'Case studies with measured results',
      description:
        'Projects in finance, healthcare, commerce and industry: the problem, the solution, the time it took, and the results our clients measured.',
    },
    blog: {
      title: 'Blog and tutorials for developers',
      description:
        'Step-by-step tutorials on frontend, backend, mobile, DevOps, AI, cloud and security, written in the week the problem was solved.',
    },
    privacy: {
      title: 'Privacy Policy',
      description:
        'What we learn about you through this site, why, how long we keep it, who sees it, and how to have it deleted.',
    },
    terms: {
      title: 'Terms & Conditions',
      description:
        'The rules for using this site: what you may do with articles and code, what is not allowed, and what we answer for.',
    },
    cookies: {
      title: 'Cookie Policy',
      description:
        'Visitors of this site get no cookies. Here is what your browser keeps instead, when, and how to delete it.',
    },
    accessibility: {
      title: 'Accessibility',
      description:
        'How this site is tested for people who read and work in different ways, what does not work well yet, and how to tell us.',
    },
    security: {
      title: 'Security',
      description: 'What protects this site and what you send us through it, and how to report a weakness to us.',
    },
    sitemap: {
      title: 'Sitemap',
      description:
        'Every page of this site in groups: services, industries, tutorials, case studies, journal articles and open positions.',
    },
  },
  blogCategories: {
    'frontend-development': {
      title: 'Frontend development tutorials',
      description:
        'Tutorials on forms that survive a bad connection and pages that answer at once, in plain TypeScript that you can run.',
    },
    'backend-development': {
      title: 'Backend development tutorials',
      description:
        'Tutorials on endpoints and queues in PostgreSQL and Node.js that stay correct after a repeat, a crash or a restart.',
    },
    'mobile-development': {
      title: 'Mobile development tutorials',
      description:
        'Tutorials on apps that work offline, in React Native and TypeScript: storing work on the phone and sending it once.',
    },
    devops: {
      title: 'DevOps tutorials',
      description:
        'Tutorials on smaller container images, and on changing a database table while people use it, with the way back.',
    },
    'ai-and-machine-learning': {
      title: 'AI and machine learning tutorials',
      description:
        'Tutorials on measuring retrieval for language models and on preparing Bengali text, with test sets and code in Python.',
    },
    'cloud-computing': {
      title: 'Cloud computing tutorials',
      description:
        'Tutorials on what the cloud costs: tags and owners, shares of a cluster, and the parts nobody remembers ordering.',
    },
    security: {
      title: 'Security tutorials',
      description:
        'Tutorials on web security for developers, beginning with a strict Content Security Policy and the test that keeps it so.',
    },
    'enterprise-solutions': {
      title: 'Enterprise solutions tutorials',
      description:
        'Tutorials on moving from spreadsheets to an ERP: finding errors, loading all or nothing, and reconciling the totals.',
    },
  },
}
