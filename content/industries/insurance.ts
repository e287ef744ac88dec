import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { IndustryPage, Sector } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

const sector: Sector = {
  slug: 'insurance',
  title: 'Insurance',
  summary: 'Life, health, motor and crop.',
  description:
    'A policy is a promise with a long tail of paper. The gain lies in quotes that take minutes and claims that need one visit fewer.',
  subSectors: [
    {
      slug: 'life-and-health-insurance',
      title: 'Life & Health',
      text: 'Agent apps, medical underwriting with fewer forms, hospital claims settled at the desk.',
    },
    {
      slug: 'motor-and-property-insurance',
      title: 'Motor & Property',
      text: 'Photographed damage, estimates within the hour, repair shops on the same case file.',
    },
    {
      slug: 'crop-and-micro-insurance',
      title: 'Crop & Micro',
      text: 'Payouts triggered by rain gauges and river levels, sold over a basic phone.',
    },
  ],
  solutions: [
    'Quote and policy administration',
    'Claims intake from photographs and documents',
    'Agent and broker portals',
    'Index-based triggers for weather cover',
    'Detection of repeated and staged claims',
  ],
  learnMore: { label: 'Learn More about insurance', href: routes.industry('insurance') },
}

/** /industries/insurance */
export const insurance: IndustryPage = {
  slug: 'insurance',
  inMenu: 'Quotes, policies, claims',
  sector,
  meta: {
    get title() {
      return `Insurance software company in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} builds quotes, policies and claims for life, health, motor and crop insurers.`
    },
  },
  title: 'Insurance',
  headline: 'A quote in minutes, a claim with one visit fewer.',
  get lead() {
    return `${toOpening()} builds for life, health, motor and crop insurers. ${sector.description}`
  },
  what: {
    title: 'What you get',
    text: 'Quotes, policies and claims on one record that agent, hospital, repair shop and claims desk all read. It runs beside your policy system and takes over one product at a time, and every decision in it can be explained to the customer and to the regulator.',
  },
  forWhom: {
    title: 'Who asks us in',
    items: [
      'Insurers with claims on paper and customers on phones.',
      'Health insurers whose members pay the hospital first and wait for the refund.',
      'Motor insurers who send an assessor to look at every scratch.',
      'Crop schemes that settle the flood after the next sowing.',
    ],
  },
  features: { title: 'In this sector', items: sector.subSectors },
  proof: {
    person: {
      name: 'Rezwan Talukdar',
      text: 'He reads the two hundred closed claims with those who decided them, and builds the record that all sides share.',
    },
    evidence: {
      title: 'Four days of work in 33',
      text: 'Of two hundred closed motor claims that we read, the median took 33 days, and people worked on it for four of them. Seventeen were spent waiting for a paper that was in the building.',
    },
    price:
      'Reading closed claims, two weeks: 4,000, fixed. One product from quote to claim: from 28,000, beside your policy system.',
    firstDays:
      'Day one: you send one claim that took too long, with the names removed. Day two: you get its days on one sheet of paper, and who was waiting for whom.',
  },
  howWeWork: {
    title: 'One product at a time',
    steps: [
      { title: 'Read closed claims', text: 'Two hundred of them, with those who decided, to find where the days go.' },
      { title: 'One product', text: 'Quote to claim for a single line, with agents who volunteered.' },
      { title: 'Side by side', text: 'For two months both ways decide, and every difference is discussed.' },
      { title: 'The next one', text: 'Product by product. Old policies move when they are renewed.' },
    ],
  },
  deliverables: { title: 'Often asked for', items: sector.solutions },
  services: {
    title: 'Services that fit',
    tiles: toServiceTiles('business-automation', 'machine-learning', 'app-development', 'industry-application'),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Does software reject claims?',
        answer:
          'Ours pays the clear ones and sorts the rest. A claim is refused by a person, who gives the reason in words that the customer can dispute.',
      },
      {
        question: 'Can agents work without a network?',
        answer:
          'Yes. Quotes and photographs are kept on the phone and sent when there is a signal. A policy begins once the premium has been confirmed.',
      },
      {
        question: 'Who sees medical papers?',
        answer:
          'The people who handle that claim. Files are encrypted, every access is logged, and they are deleted on the date your regulator sets.',
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['AI & Machine Learning', 'Security'],
    industries: ['Insurance', 'Banking & Finance'],
    tags: ['Fraud Detection'],
  },
  callToAction: {
    title: 'Bring one claim that took too long',
    text: 'With the names removed. We show you on paper where the days went.',
    actions: [
      { label: 'Ask for a scope', href: routes.contactAbout({ about: 'Insurance' }) },
      { label: 'View All Industries', href: routes.industries },
    ],
  },
}
