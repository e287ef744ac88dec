import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { IndustryPage, Sector } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

const sector: Sector = {
  slug: 'hi-tech',
  title: 'Hi-Tech',
  summary: 'Software houses, operators and device makers.',
  description:
    'Technology firms rarely need us to explain technology. They need hands that fit their process: a second product team, a test lab, a back office that has kept up with sales.',
  subSectors: [
    {
      slug: 'software-and-it-services',
      title: 'Software & IT Services',
      text: 'Extra teams for product companies, billing and tenancy for SaaS, and the clean-up of code that grew with the first hundred customers.',
    },
    {
      slug: 'telecommunications',
      title: 'Telecommunications',
      text: 'Self-care apps, dealer tools, fault tickets that find the right mast, and usage records checked twice before they are billed.',
    },
    {
      slug: 'hardware-and-electronics',
      title: 'Hardware & Electronics',
      text: 'Firmware, test benches, production records by serial number, and the app that comes in the box.',
    },
  ],
  solutions: [
    'Multi-tenant billing and entitlements',
    'Test automation for product teams',
    'Usage mediation and rating',
    'Device fleet management and updates',
    'Developer portals and API documentation',
  ],
  learnMore: { label: 'Learn More about hi-tech', href: routes.industry('hi-tech') },
}

/** /industries/hi-tech */
export const hiTech: IndustryPage = {
  slug: 'hi-tech',
  inMenu: 'Software, telecom, devices',
  sector,
  meta: {
    get title() {
      return `Software teams for tech companies in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} lends engineers to software houses, telecom operators and device makers.`
    },
  },
  title: 'Hi-Tech',
  headline: 'Engineers for engineers: fewer slides, more pull requests.',
  get lead() {
    return `${toOpening()} lends its engineers to other engineers. ${sector.description}`
  },
  what: {
    title: 'What you get',
    text: 'A team that joins your repository, your chat and your stand-up, or takes over a whole product line. Your people do the interviews. They also review the first pull request, which arrives in the first week.',
  },
  forWhom: {
    title: 'Where we usually come in',
    items: [
      'Sales has promised a module that your roadmap has for next year.',
      'The billing was written for ten customers and now serves nine hundred.',
      'Each release is tested by hand, by the same three tired people.',
      'Devices in the field run five versions of the firmware.',
    ],
  },
  features: { title: 'In this sector', items: sector.subSectors },
  proof: {
    person: {
      name: 'Imtiaz Karim Bhuiyan',
      text: 'He picks the engineers with you, and reviews their pull requests on Thursdays for the first two months.',
    },
    evidence: {
      title: 'Three days to the first change',
      text: 'The median, over the last ten teams that we joined, from access to the repository until something of ours was live. The slowest took eleven days, nine of them for the access.',
    },
    price:
      'One engineer: 3,200 to 4,800 a month by experience, notice one month. A team with its lead: the sum, without a surcharge.',
    firstDays:
      'Day one: a call with an engineer, no slides. Day two: two profiles with code that you may read, and an issue from your backlog that we would take first.',
  },
  howWeWork: {
    title: 'How we join a team',
    steps: [
      { title: 'Read', text: 'A week with your code, issues and incident notes.' },
      { title: 'Small fix', text: 'Something real goes live in week one, reviewed by you.' },
      { title: 'Own a part', text: 'By week six we carry a component and its on-call.' },
      { title: 'Leave well', text: 'Notice is one month. The last week belongs to handover.' },
    ],
  },
  deliverables: { title: 'Often asked for', items: sector.solutions },
  services: {
    title: 'Services that fit',
    tiles: toServiceTiles('software-engineering', 'microservices', 'cloud-service', 'iot-and-digital-engineering'),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Who owns what your engineers write?',
        answer: 'You do, from the moment it is written. The contract assigns all rights, inventions included.',
      },
      {
        question: 'How do the hours overlap?',
        answer:
          'Four shared hours a day with Europe, all day with Asia, early mornings with the east coast of America. Handover notes cover the rest.',
      },
      {
        question: 'May we hire one of you?',
        answer:
          'After twelve months, yes, without a fee, if the person wants to. It has happened twice, and both firms are still clients.',
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['Backend Development', 'DevOps', 'Cloud Computing'],
    industries: ['Manufacturing'],
    tags: ['SaaS', 'Architecture', 'Testing', 'CI/CD', 'TypeScript', 'Development'],
  },
  callToAction: {
    title: 'Give us an issue nobody wants',
    text: 'One from your own backlog. How we handle it tells you more than a reference.',
    actions: [
      { label: 'Ask for a scope', href: routes.contactAbout({ about: 'Hi-Tech' }) },
      { label: 'View All Industries', href: routes.industries },
    ],
  },
}
