import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { IndustryPage, Sector } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

const sector: Sector = {
  slug: 'government-and-non-profit',
  title: 'Government & Non-Profit',
  summary: 'Offices, councils, utilities and relief organisations.',
  description:
    'Public money asks for open standards, plain forms and a handover that the next bidder can use. We write all three into the offer.',
  subSectors: [
    {
      slug: 'government',
      title: 'Government',
      text: 'Permits, registers and counters; services that work by browser, by basic phone and at a village kiosk.',
    },
    {
      slug: 'non-profit',
      title: 'Non-Profit',
      text: 'Field surveys without a signal, beneficiary lists that protect the people on them, reports in the donor’s form.',
    },
    {
      slug: 'utilities',
      title: 'Utilities',
      text: 'Meter readings, outage maps, bills that explain themselves.',
    },
  ],
  solutions: [
    'Online permits and licences',
    'Registers with an audit trail',
    'Field data collection, offline first',
    'Grant and donor reporting',
    'Open data portals',
  ],
  learnMore: { label: 'Learn More about public and non-profit work', href: routes.industry('public-sector') },
}

/** /industries/public-sector */
export const publicSector: IndustryPage = {
  slug: 'public-sector',
  inMenu: 'Permits, registers, relief',
  sector,
  meta: {
    get title() {
      return `Government and NGO software in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} builds permits, registers and field surveys for offices and relief organisations.`
    },
  },
  title: 'Government & Non-Profit',
  headline: 'A public service works for the person without a smartphone, too.',
  get lead() {
    return `${toOpening()} builds for offices, councils and relief organisations. ${sector.description}`
  },
  what: {
    title: 'What you get',
    text: 'Services that answer by browser, by text message and at the counter, from one register with a trail of every change. Code, data and documents are in formats that another supplier can open, and the handover is rehearsed before the contract ends.',
  },
  forWhom: {
    title: 'For offices that know',
    items: [
      'an application that is complete on the fourth visit.',
      'two registers that spell the same citizen differently.',
      'a survey that comes back from the field on wet paper.',
      'a donor report that keeps three people busy for the last week of each quarter.',
    ],
  },
  features: { title: 'In this sector', items: sector.subSectors },
  proof: {
    person: {
      name: 'Dr. Nabila Quaderi',
      text: 'She spent three years learning why a records office could not use her thesis, and has begun at the counter ever since.',
    },
    evidence: {
      title: '23 of 58 questions',
      text: 'On the permit form of one office, so many asked for what its own registers already said. Without them, half of the applicants who had come three times or more were done in one visit.',
    },
    price:
      'By tender, with our day rates open in the offer. One service in one district usually comes to 18,000 to 35,000, handover rehearsed.',
    firstDays:
      'Day one: you send the form, blank. Day two: it comes back with every question marked that your office could answer itself. That is free, tender or not.',
  },
  howWeWork: {
    title: 'In the open',
    steps: [
      { title: 'At the counter', text: 'A week beside the clerks and in the queue, with a notebook.' },
      { title: 'One service', text: 'One permit or one survey, in one district, until it works.' },
      { title: 'Public test', text: 'Accessibility, Bengali wording and security, with findings you may publish.' },
      { title: 'District by district', text: 'Your own trainers teach the next one. We answer the telephone.' },
    ],
  },
  deliverables: { title: 'Often asked for', items: sector.solutions },
  services: {
    title: 'Services that fit',
    tiles: toServiceTiles('web-development', 'app-development', 'cyber-security', 'consulting'),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Do you take part in tenders?',
        answer:
          'Where open standards and a handover are allowed, yes. A tender that we helped to write, we do not bid on.',
      },
      {
        question: 'Who owns the code?',
        answer:
          'You do, under the licence you name. If it is to be published, we publish it with its tests and the reasons for each decision.',
      },
      {
        question: 'How do you protect people on a beneficiary list?',
        answer:
          'We collect as little as the aid requires, keep names apart from places, and let a phone in the field hold only its own village. What is no longer needed is deleted, with a record of the deletion.',
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['Frontend Development', 'Security'],
    industries: ['Healthcare'],
    tags: ['Accessibility', 'Offline First', 'Bengali NLP', 'Privacy'],
    articles: ['ninety-eight-percent-of-what'],
  },
  callToAction: {
    title: 'Which form brings people back a fourth time?',
    text: 'Send it to us blank. We mark every question that your office could answer itself.',
    actions: [
      { label: 'Ask for a scope', href: routes.contactAbout({ about: 'Government & Non-Profit' }) },
      { label: 'View All Industries', href: routes.industries },
    ],
  },
}
