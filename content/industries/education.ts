import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { IndustryPage, Sector } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

const sector: Sector = {
  slug: 'education',
  title: 'Education',
  summary: 'Schools, universities and training companies.',
  description:
    'Terms do not move. Whatever is built must be ready on the first day of admission and bear the evening on which all results come out.',
  subSectors: [
    {
      slug: 'schools',
      title: 'Schools',
      text: 'Fees, attendance and messages to parents, in the language parents read.',
    },
    {
      slug: 'universities',
      title: 'Universities',
      text: 'Admission, course registration, examinations, transcripts that can be verified.',
    },
    {
      slug: 'training-and-online-courses',
      title: 'Training & Online Courses',
      text: 'Lessons that download overnight, tests, certificates, payments in instalments.',
    },
  ],
  solutions: [
    'Student information systems',
    'Learning platforms for low bandwidth',
    'Online admission and fee collection',
    'Question banks and exam delivery',
    'Early warning of students at risk of dropping out',
  ],
  learnMore: { label: 'Learn More about education', href: routes.industry('education') },
}

/** /industries/education */
export const education: IndustryPage = {
  slug: 'education',
  inMenu: 'Schools, universities, training',
  sector,
  meta: {
    get title() {
      return `Education software company in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} builds admission, fees, courses and examinations for schools and universities.`
    },
  },
  title: 'Education',
  headline: 'The school year does not wait for a release.',
  get lead() {
    return `${toOpening()} builds for schools and universities. ${sector.description}`
  },
  what: {
    title: 'What you get',
    text: 'Admission, fees, courses, examinations and certificates in one student record, used by the office in a browser and by families on the phone they have. Lessons are small enough to load overnight on prepaid data.',
  },
  forWhom: {
    title: 'For offices and teachers who know',
    items: [
      'the queue at the fee counter in the first week of each month.',
      'a results page that gives up at the very minute it is needed.',
      'transcripts that take three weeks and two signatures.',
      'students who disappear in March, and are noticed in June.',
    ],
  },
  features: { title: 'In this sector', items: sector.subSectors },
  proof: {
    person: {
      name: 'Lamia Purkayastha',
      text: 'She fixes the four dates with your office, and is at the fee counter in the first week of term.',
    },
    evidence: {
      title: 'Result night, rehearsed',
      text: 'In the last rehearsal, 38,000 simulated families asked for their results within ten minutes. The slowest waited 2.4 seconds. Two weeks earlier the same test had stopped at 6,000, because of a photograph on the page.',
    },
    price:
      'By student and year: from 2 dollars, at least 4,000 a year. The price does not rise with the number of functions you switch on.',
    firstDays:
      'Day one: you tell us the next date that cannot move. Day two: a page that says what can be ready by then, what cannot, and the price of both.',
  },
  howWeWork: {
    title: 'By the calendar',
    steps: [
      { title: 'Fix the dates', text: 'Admission, fees, examinations, results: four days that cannot move.' },
      { title: 'One faculty or class', text: 'The first term runs with a group that has volunteered.' },
      { title: 'Load', text: 'Result night, rehearsed with ten times the number of families.' },
      { title: 'Everyone', text: 'From the next term on, with help at the counter for two weeks.' },
    ],
  },
  deliverables: { title: 'Often asked for', items: sector.solutions },
  services: {
    title: 'Services that fit',
    tiles: toServiceTiles('web-development', 'app-development', 'industry-application', 'llm'),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Many of our families have no smartphone. Is that a problem?',
        answer:
          'No. Fees, attendance and results also travel by text message and by voice, in Bengali. The office sees who was reached.',
      },
      {
        question: 'Who can see a child’s data?',
        answer:
          'The teachers of that child, the office, and the guardians you have registered. Every access is logged, and you can ask for the log.',
      },
      {
        question: 'May students use AI in it?',
        answer:
          'Where a teacher allows it, with a tutor that asks questions and does not hand out answers. The teacher can read every conversation.',
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['Frontend Development', 'Mobile Development'],
    industries: ['Education'],
    tags: ['Education', 'Accessibility', 'Bengali NLP'],
  },
  callToAction: {
    title: 'When is your next admission day?',
    text: 'Tell us the date. We say what can honestly be ready by then.',
    actions: [
      { label: 'Ask for a scope', href: routes.contactAbout({ about: 'Education' }) },
      { label: 'View All Industries', href: routes.industries },
    ],
  },
}
