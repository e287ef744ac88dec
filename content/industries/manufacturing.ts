import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { IndustryPage, Sector } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

const sector: Sector = {
  slug: 'manufacturing-and-industry',
  title: 'Manufacturing & Industry',
  summary: 'Garments and textiles first, then everything else with a line and a shift.',
  description:
    'Our office is an hour’s drive from several hundred sewing floors. We know the sewing line, the buyer’s portal, and the generator that starts at three.',
  subSectors: [
    {
      slug: 'garments-and-textiles',
      title: 'Garments & Textiles',
      text: 'Line balancing, order tracking from yarn to carton, fault detection on fabric.',
    },
    {
      slug: 'process-and-pharma',
      title: 'Process & Pharma',
      text: 'Batch records, cold-chain proof, deviations closed with a signature.',
    },
    {
      slug: 'machinery-and-components',
      title: 'Machinery & Components',
      text: 'Maintenance by condition, spare parts with a history, quotations from drawings.',
    },
  ],
  solutions: [
    'Production tracking by order and line',
    'Visual inspection on the belt',
    'Predictive maintenance from vibration and current',
    'ERP for multi-unit groups',
    'Energy metering by machine',
  ],
  learnMore: { label: 'Learn More about manufacturing', href: routes.industry('manufacturing') },
}

/** /industries/manufacturing */
export const manufacturing: IndustryPage = {
  slug: 'manufacturing',
  inMenu: 'Garments, plants, quality',
  sector,
  meta: {
    get title() {
      return `Software for manufacturing in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} builds production tracking, visual inspection and ERP for garment makers and plants.`
    },
  },
  title: 'Manufacturing',
  headline: 'Know at eleven what the line will have made by six.',
  get lead() {
    return `${toOpening()} builds for plants and sewing floors. ${sector.description}`
  },
  what: {
    title: 'What you get',
    text: 'Counts, faults and stoppages from the floor, live, on a board that the line chief believes because it agrees with the cartons. Behind it are tracking by order, maintenance before the breakdown, and books that close in days.',
  },
  forWhom: {
    title: 'Heard on the floor',
    items: [
      'Buyers ask where their order is, and the answer takes an afternoon.',
      'Inspectors look at every metre of cloth, and at the end of the shift they see less.',
      'The same pump fails each monsoon.',
      'Two plants of one group count the same shirt differently.',
    ],
  },
  features: { title: 'In this sector', items: sector.subSectors },
  proof: {
    person: {
      name: 'Dr. Nabila Quaderi',
      text: 'She leads the pilots with cameras and sensors, and labels the first hundred faults with your inspectors.',
    },
    evidence: {
      title: 'Nine kinds of faults, as well as a rested person',
      text: 'At a knitwear mill the cameras matched inspectors for nine of fourteen kinds of faults after five weeks. For three they were hopeless, and the mill was told before it paid for more.',
      link: { label: 'Fabric inspection by camera and by hand', href: routes.caseStudy('fabric-inspection-by-camera') },
    },
    price:
      'A pilot of eight weeks on one line, sensors included: 9,500, fixed. Each further line costs less than half of that, and your technicians fit the last ones.',
    firstDays:
      'Day one: a call with the line chief on it. Day two: we stand beside your slowest line, if it is within reach, or watch an hour of film if it is not.',
  },
  howWeWork: {
    title: 'One line first',
    steps: [
      { title: 'Walk', text: 'Along the order, from gate to gate, with a notebook.' },
      { title: 'Pilot, 8 weeks', text: 'One line, a few sensors, one board. Success is defined in advance.' },
      { title: 'Prove', text: 'Your own figures, before and after, checked by your finance team.' },
      { title: 'Roll out', text: 'Line by line, with your technicians fitting the last ones.' },
    ],
  },
  deliverables: { title: 'Often asked for', items: sector.solutions },
  services: {
    title: 'Services that fit',
    tiles: toServiceTiles('iot-and-digital-engineering', 'machine-learning', 'erp', 'network-engineering'),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Our machines are from 1994. Does that matter?',
        answer:
          'Hardly. A clamp on the supply cable and a sensor on the belt tell most of what a new controller would.',
      },
      {
        question: 'Who repairs the sensors?',
        answer: 'Your electricians, after half a day of training. We use parts that can be bought in the same city.',
      },
      {
        question: 'Will workers be watched?',
        answer:
          'We count machines and pieces, not people. Where a camera is used, it sees the cloth, and the contract keeps it that way.',
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['Enterprise Solutions'],
    industries: ['Manufacturing'],
    tags: ['IoT', 'Computer Vision', 'ERP', 'Predictive Maintenance'],
    articles: ['the-register-on-the-counter'],
  },
  callToAction: {
    title: 'Show us your slowest line',
    get text() {
      return `A visit takes half a day and costs nothing within reach of ${company.address.city}.`
    },
    actions: [
      { label: 'Ask for a scope', href: routes.contactAbout({ about: 'Manufacturing' }) },
      { label: 'View All Industries', href: routes.industries },
    ],
  },
}
