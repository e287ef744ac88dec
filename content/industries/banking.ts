import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { IndustryPage, Sector } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

const sector: Sector = {
  slug: 'banking-and-financial-services',
  title: 'Banking & Financial Services',
  summary: 'Banks, payment firms, lenders and brokers.',
  description:
    'Money has to arrive once, on the right day, with a trail behind it. We build around core systems that nobody may touch, for auditors who read everything.',
  subSectors: [
    {
      slug: 'retail-and-branch-banking',
      title: 'Retail & Branch Banking',
      text: 'Account opening on a tablet, branch queues, mobile banking that works on an entry-level phone.',
    },
    {
      slug: 'payments-and-wallets',
      title: 'Payments & Wallets',
      text: 'Merchant onboarding, settlement, disputes, and the reconciliation that runs before anyone is awake.',
    },
    {
      slug: 'lending-and-microfinance',
      title: 'Lending & Microfinance',
      text: 'Scoring with reasons a borrower can be told, field collection without a signal, group loans.',
    },
    {
      slug: 'capital-markets',
      title: 'Capital Markets',
      text: 'Order routing, limit checks and client reporting for brokers.',
    },
  ],
  solutions: [
    'Fraud detection on live transactions',
    'Digital account opening with identity checks',
    'Reconciliation and settlement engines',
    'Credit scoring with stated reasons',
    'Regulatory reports from one source',
  ],
  learnMore: { label: 'Learn More about banking', href: routes.industry('banking') },
}

/** /industries/banking */
export const banking: IndustryPage = {
  slug: 'banking',
  inMenu: 'Payments, lending, fraud',
  sector,
  meta: {
    get title() {
      return `Banking software company in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} builds account opening, fraud detection and reconciliation around your core system.`
    },
  },
  title: 'Banking',
  headline: 'Systems around the core that balance to the last paisa.',
  get lead() {
    return `${toOpening()} builds for banks and payment firms. ${sector.description}`
  },
  what: {
    title: 'What you get',
    text: 'Channels, scoring, fraud checks and reconciliation that run beside your core banking system and talk to it only through APIs you approve. Everything that moves money is written down twice and compared, and the comparison is itself a report.',
  },
  forWhom: {
    title: 'For whom we do this',
    items: [
      'Banks whose branch opens an account in forty minutes and would like eight.',
      'Payment firms that reconcile by spreadsheet after midnight.',
      'Lenders who decline good borrowers, because nobody can explain the score.',
      'Brokers whose limit checks run after the order has gone out.',
    ],
  },
  features: { title: 'In this sector', items: sector.subSectors },
  proof: {
    person: {
      name: 'Rezwan Talukdar',
      text: 'He leads what touches a ledger, writes most of its SQL himself, and sits with internal audit until they sign.',
    },
    evidence: {
      title: '62% less money lost to fraud',
      text: 'Per million taka moved, twelve months after against twelve months before, at a wallet with 4.1 million accounts. The study also says what got worse.',
      link: { label: 'Fraud detection for a mobile wallet', href: routes.caseStudy('ai-fraud-detection') },
    },
    price:
      'Reading one report that never balances, a week: 1,800, fixed. A system in shadow run: from 30,000. Going live is a price of its own, so that you can stop before it.',
    firstDays:
      'Day one: we sign your confidentiality agreement and your vendor form. Day two: a call with your compliance officer, and the list of evidence that we would keep.',
  },
  howWeWork: {
    title: 'Under audit from the first day',
    steps: [
      { title: 'Controls first', text: 'Risks, duties to separate and evidence to keep, agreed with compliance.' },
      { title: 'Shadow run', text: 'The new system works beside the old and moves no money.' },
      { title: 'Limits', text: 'Live for one branch, one product, small amounts.' },
      { title: 'All of it', text: 'Once internal audit has signed, and not before.' },
    ],
  },
  deliverables: { title: 'Often asked for', items: sector.solutions },
  services: {
    title: 'Services that fit',
    tiles: toServiceTiles('machine-learning', 'cyber-security', 'app-development', 'business-automation'),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Do you touch the core system?',
        answer:
          'Only through APIs that its vendor supports. Where there are none, we read its nightly files and write nothing back.',
      },
      {
        question: 'Where is customer data kept?',
        answer:
          'Where your regulator wants it, which in Bangladesh usually means here. Test environments use invented customers.',
      },
      {
        question: 'Can a model decline a customer?',
        answer:
          'In our systems it may recommend, with reasons in words. Who decides, and up to which amount, is a setting in the hands of your risk team.',
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['Backend Development', 'Security'],
    industries: ['Banking & Finance'],
    tags: ['FinTech', 'Fraud Detection', 'Payments', 'Security', 'Machine Learning', 'PostgreSQL'],
  },
  callToAction: {
    title: 'Begin with one report that never balances',
    text: 'We sign your confidentiality agreement, read it for a week, and tell you why.',
    actions: [
      { label: 'Ask for a scope', href: routes.contactAbout({ about: 'Banking' }) },
      { label: 'View All Industries', href: routes.industries },
    ],
  },
}
