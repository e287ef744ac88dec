import { routes } from '../../../lib/routes.ts'
import { company } from '../../company.ts'
import type { LandingPage } from '../../copy-types.ts'
import { opening } from '../opening.ts'
import { getSector, toServiceTiles } from '../tiles.ts'

const sector = getSector('hi-tech')

/** /industries/hi-tech */
export const hiTech: LandingPage = {
  slug: 'hi-tech',
  meta: {
    title: `Software teams for tech companies in ${company.address.city}`,
    description: `${opening} lends engineers to software houses, telecom operators and device makers.`,
  },
  title: 'Hi-Tech',
  headline: 'Engineers for engineers: fewer slides, more pull requests.',
  lead: `${opening} lends its engineers to other engineers. ${sector.description}`,
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
