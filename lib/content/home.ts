import { routes } from '../routes.ts'
import { anchors } from './anchors.ts'
import { company } from './company.ts'
import type { CallToAction, Figure, Intro, Link, Quote, Section, Tile } from './types.ts'

const { figures, name } = company

type StackGroup = { title: string; text: string; items: readonly string[] }
type SolutionFile = { number: string; title: string; problem: string; solution: string; link: Link }
type Venture = { name: string; kind: string; year: string; text: string; seed: string }

type HomePage = {
  hero: Intro & { actions: readonly Link[]; facts: readonly string[]; seed: string }
  latestPosts: Intro & { all: Link; empty: string }
  expertise: Intro & { all: Link; cards: readonly (Tile & { seed: string })[] }
  industries: Intro & { all: Link; items: readonly Tile[] }
  stack: Intro & { groups: readonly StackGroup[] }
  solutionFiles: Intro & { problemLabel: string; solutionLabel: string; files: readonly SolutionFile[] }
  adoption: Intro & { figures: readonly Figure[]; source: string }
  /** The stories themselves are the four case studies. */
  successStories: Intro & { listLabel: string; readLabel: string; all: Link }
  ventures: Section & { items: readonly Venture[] }
  impact: Intro & { figures: readonly Figure[] }
  testimonials: Intro & { quotes: readonly Quote[] }
  leadership: Intro & { all: Link; empty: string }
  careers: CallToAction
  closing: CallToAction
}

/** The home page, block by block in the order of the page. */
export const home: HomePage = {
  hero: {
    title: 'IT and AI solutions that hold together.',
    text: `${name} builds, runs and repairs the systems that companies in ${figures.countries} countries work with every day. The people who wrote the code answer when it breaks.`,
    actions: [
      { label: 'Start Your Project', href: routes.contact },
      { label: 'View Case Studies', href: routes.caseStudies },
    ],
    facts: [`Dhaka, since ${company.founded}`, `${figures.projects} projects`, `${figures.teamMembers} people`],
    seed: 'home-hero',
  },

  latestPosts: {
    title: 'From the workbench',
    text: 'Tutorials by the engineers who needed them first. Each one comes out of a project that shipped.',
    all: { label: 'All tutorials', href: routes.blog },
    empty: 'The latest tutorials are being fetched. The whole list is on the blog.',
  },

  expertise: {
    title: 'What we do',
    text: 'Six trades under one roof. Most projects need two or three of them, and nobody has to introduce them to each other.',
    all: { label: 'View All Expertise', href: routes.expertise },
    cards: [
      {
        title: 'Web Development',
        text: 'Portals, shops and internal tools that load fast on a cheap phone and can be read by the next team.',
        href: routes.service('web-development'),
        seed: 'web-development',
      },
      {
        title: 'Mobile Development',
        text: 'Android and iOS apps that keep working in a lift, on a ferry and on a phone from five years ago.',
        href: routes.service('mobile-development'),
        seed: 'mobile-development',
      },
      {
        title: 'AI & Machine Learning',
        text: 'Assistants, forecasts and document reading, each with a test set that says how often it is wrong.',
        href: routes.service('ai-ml'),
        seed: 'ai-ml',
      },
      {
        title: 'Cloud',
        text: 'Moves, landing zones and on-call. The bill is part of the design, and so is the way back out.',
        href: routes.service('cloud'),
        seed: 'cloud',
      },
      {
        title: 'Cybersecurity',
        text: 'Tests, reviews and hardening. Findings come with a fix, an owner and a date for the retest.',
        href: routes.service('cybersecurity'),
        seed: 'cybersecurity',
      },
      {
        title: 'Business Solutions',
        text: 'ERP, automation and reporting for companies whose real system of record is still a spreadsheet.',
        href: routes.service('business-solutions'),
        seed: 'business-solutions',
      },
    ],
  },

  industries: {
    title: 'Where we work',
    text: 'Nine fields in which we know the words, the regulations and the busy season.',
    all: { label: 'View All Industries', href: routes.industries },
    items: [
      {
        title: 'Banking & Financial Services',
        text: 'Payments, lending, fraud',
        href: routes.industriesSection('banking-and-financial-services'),
      },
      { title: 'Healthcare', text: 'Hospitals, labs, telehealth', href: routes.industriesSection('healthcare') },
      {
        title: 'Manufacturing & Industry',
        text: 'Garments, plants, quality',
        href: routes.industriesSection('manufacturing-and-industry'),
      },
      { title: 'Retail', text: 'Shops, chains, marketplaces', href: routes.industriesSection('retail') },
      { title: 'Education', text: 'Schools, universities, training', href: routes.industriesSection('education') },
      { title: 'Hi-Tech', text: 'Software, telecom, devices', href: routes.industriesSection('hi-tech') },
      { title: 'Insurance', text: 'Quotes, policies, claims', href: routes.industriesSection('insurance') },
      {
        title: 'Transportation & Logistics',
        text: 'Fleets, freight, river transport',
        href: routes.industriesSection('transportation-and-logistics'),
      },
      {
        title: 'Government',
        text: 'Permits, registers, open data',
        href: routes.industriesSection('government'),
      },
    ],
  },

  stack: {
    title: 'What we build with',
    text: 'Tools we would choose again. New ones get in after they have survived a side project and a bad week.',
    groups: [
      {
        title: 'Web',
        text: 'Server-rendered first; script where a person acts.',
        items: ['TypeScript', 'React', 'Next.js', 'Vue', 'Node.js', 'Django', 'Laravel', 'Spring Boot'],
      },
      {
        title: 'Mobile',
        text: 'Shared code where it is honest, native where it shows.',
        items: ['Flutter', 'React Native', 'Kotlin', 'Swift', 'SQLite', 'Firebase', 'Fastlane'],
      },
      {
        title: 'Cloud and DevOps',
        text: 'Everything in a repository, including the way back.',
        items: ['AWS', 'Azure', 'Google Cloud', 'Docker', 'Kubernetes', 'Terraform', 'GitHub Actions', 'Prometheus'],
      },
      {
        title: 'AI and data',
        text: 'Measured on your data before anyone calls it done.',
        items: ['Python', 'PyTorch', 'scikit-learn', 'PostgreSQL', 'pgvector', 'Apache Airflow', 'dbt', 'Apache Kafka'],
      },
    ],
  },

  solutionFiles: {
    title: 'Solution files',
    text: 'Six problems that keep coming through the door, and what we usually do about them.',
    problemLabel: 'Problem',
    solutionLabel: 'What we do',
    files: [
      {
        number: '01',
        title: 'The invoice pile',
        problem: 'Three people type supplier invoices into the ERP, and month-end waits for them.',
        solution: 'A reader for scans and PDFs that posts what it is sure of and queues what it is not.',
        link: { label: 'Business Automation', href: routes.expertiseSection('business-automation') },
      },
      {
        number: '02',
        title: 'The shop that falls over',
        problem: 'Every campaign brings the site down in its best hour of the year.',
        solution: 'Static pages in front, a queue behind the checkout, and a load test before each campaign.',
        link: { label: 'E-commerce Solution', href: routes.expertiseSection('e-commerce-solution') },
      },
      {
        number: '03',
        title: 'Seven versions of revenue',
        problem: 'Sales, finance and the board each bring a different number to the same meeting.',
        solution: 'One warehouse, one written definition for each figure, one dashboard that cites it.',
        link: { label: 'Business Intelligence', href: routes.expertiseSection('business-intelligence') },
      },
      {
        number: '04',
        title: 'Nobody dares to deploy',
        problem: 'Releases happen at night, by hand, by the one person who remembers the order.',
        solution: 'A pipeline, a staging copy with real volumes, and a rollback that gets rehearsed.',
        link: { label: 'Support and Maintenance', href: routes.expertiseSection('support-and-maintenance') },
      },
      {
        number: '05',
        title: 'Support answers the same ten questions',
        problem: 'Half of all tickets are about order status, passwords and opening hours.',
        solution: 'An assistant that answers from your own documents, cites them, and hands over when unsure.',
        link: { label: 'LLM', href: routes.expertiseSection('llm') },
      },
      {
        number: '06',
        title: 'The server under the desk',
        problem: 'One machine runs payroll. Its warranty ended in 2019 and nobody has tried the backup.',
        solution: 'A restore test first, then a move in steps, with the old machine kept until two pay runs agree.',
        link: { label: 'Cloud Service', href: routes.expertiseSection('cloud-service') },
      },
    ],
  },

  adoption: {
    title: 'AI adoption, as we have seen it',
    text: 'Most reports on AI adoption ask people what they intend. These four figures say what happened.',
    figures: [
      {
        value: '68%',
        label: 'of proofs of concept',
        detail: 'are in daily use today. The others were stopped, most of them by week three.',
      },
      {
        value: '11 weeks',
        label: 'from workshop to first user',
        detail: 'as the median. The quickest took four, the slowest a year.',
      },
      {
        value: '31%',
        label: 'of the hours',
        detail: 'went into finding, cleaning and labelling data, before any model was chosen.',
      },
      {
        value: '4 in 10',
        label: 'needed no model of their own',
        detail: 'A hosted one with good retrieval and a test set was enough.',
      },
    ],
    source:
      'Source: our own records of 41 AI projects that began between January 2022 and June 2025. A small sample, and our clients chose us, so read it as experience and not as a market survey.',
  },

  successStories: {
    title: 'Client success stories',
    text: 'Four projects, told with their numbers and with what went wrong on the way.',
    listLabel: 'Client success stories, scrollable',
    readLabel: 'Read the case study',
    all: { label: 'All case studies', href: routes.caseStudies },
  },

  ventures: {
    id: anchors.startups,
    title: 'Startups and ventures',
    text: 'Things we started ourselves, or joined early with people and code in place of cash.',
    items: [
      {
        name: 'Haatkhata',
        kind: 'Bookkeeping for small shops',
        year: '2020',
        text: 'A ledger for shopkeepers who sell on credit. It works offline, speaks Bengali and counts in taka and paisa.',
        seed: 'haatkhata',
      },
      {
        name: 'Borsha Signal',
        kind: 'Rain warnings for fleets',
        year: '2021',
        text: 'Tells dispatchers which roads will be under water in two hours, from gauges and drivers’ reports.',
        seed: 'borsha-signal',
      },
      {
        name: 'Dorji Fit',
        kind: 'Measurements for tailors',
        year: '2023',
        text: 'Customers’ measurements, fabric and fittings in one card, so that the second suit needs no tape.',
        seed: 'dorji-fit',
      },
      {
        name: 'Pukur Data',
        kind: 'Sensors for fish ponds',
        year: '2024',
        text: 'A float that measures oxygen and warmth, and rings the farmer before the fish come up for air.',
        seed: 'pukur-data',
      },
    ],
  },

  impact: {
    title: 'What it adds up to',
    text: `The sum since ${company.founded}, and how each figure is counted.`,
    figures: [
      {
        value: figures.aiModels,
        label: 'AI models',
        detail: 'trained, tuned or measured for clients, each version counted',
      },
      {
        value: figures.saasSolutions,
        label: 'SaaS solutions',
        detail: 'products, modules and integrations in subscription software',
      },
      {
        value: figures.automationRate,
        label: 'automation rate',
        detail: 'of cases that need no hand, in the processes we automated',
      },
      {
        value: figures.averageRoi,
        label: 'average ROI increase',
        detail: 'after a year, where clients let us measure before and after',
      },
    ],
  },

  testimonials: {
    title: 'In their words',
    text: 'Asked three months after handover, when the cake has been eaten.',
    quotes: [
      {
        quote:
          'They told us in the second meeting that we did not need the machine learning we had come to buy. We needed our product codes cleaned up. That saved us a year.',
        author: 'Farzana Mirdha',
        position: 'Operations Director',
        company: 'Kadam Home Stores',
      },
      {
        quote:
          'On the first pay run after the move, two engineers sat in our office until the last slip was printed. Nothing went wrong. I slept for the first time that month.',
        author: 'Oskar Lindqvall',
        position: 'Head of Finance',
        company: 'Fjordbruk Components',
      },
      {
        quote:
          'The documentation is good enough that my own team now changes the system without ringing anyone. I have worked with firms that would call that bad business.',
        author: 'Ruma Chisti',
        position: 'Chief Technology Officer',
        company: 'Mohona Freight Lines',
      },
    ],
  },

  leadership: {
    title: 'Leadership team',
    text: 'The people who sign the proposals also read the incident reports.',
    all: { label: 'Meet the whole team', href: `${routes.about}#${anchors.leadershipTeam}` },
    empty: 'The team list is being fetched. It is on the About page as well.',
  },

  careers: {
    title: 'There is a desk free, or you keep yours',
    text: 'We hire engineers, analysts and people who can explain things. Remote, hybrid, or by the window on the sixth floor, as the work allows.',
    actions: [
      { label: 'See open positions', href: `${routes.careers}#${anchors.openPositions}` },
      { label: 'How we hire', href: `${routes.careers}#${anchors.hiringProcess}` },
    ],
  },

  closing: {
    title: 'Tell us what is not working',
    text: 'An engineer answers, not a sales script. The first hour of advice costs nothing, and quite often it is all that is needed.',
    actions: [
      { label: 'Schedule Consultation', href: routes.contact },
      { label: 'Download Company Profile', href: routes.companyProfile },
    ],
  },
}
