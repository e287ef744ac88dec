import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { IndustryPage, Sector } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

const sector: Sector = {
  slug: 'transportation-and-logistics',
  title: 'Transportation & Logistics',
  summary: 'Fleets, freight forwarders, ports and river transport.',
  description:
    'A lorry that waits costs money by the minute, a launch that waits by the tide. Dispatch software is good when drivers use it without being told.',
  subSectors: [
    {
      slug: 'fleet-and-delivery',
      title: 'Fleet & Delivery',
      text: 'Routes, proof of delivery and driver settlement, on one cheap phone for each vehicle.',
    },
    {
      slug: 'freight-and-customs',
      title: 'Freight & Customs',
      text: 'Bookings, documents and duties; shipments that report their own delays.',
    },
    {
      slug: 'ports-and-inland-water',
      title: 'Ports & Inland Water',
      text: 'Berths, lighterage and tides, for operators whose roads are rivers.',
    },
  ],
  solutions: [
    'Route planning with real road speeds',
    'Driver apps with offline proof of delivery',
    'Freight document reading',
    'Container and vessel tracking',
    'Warehouse management',
  ],
  learnMore: { label: 'Learn More about transport and logistics', href: routes.industry('logistics') },
}

/** /industries/logistics */
export const logistics: IndustryPage = {
  slug: 'logistics',
  inMenu: 'Fleets, freight, river transport',
  sector,
  meta: {
    get title() {
      return `Logistics software company in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} builds dispatch, proof of delivery and vessel tracking for fleets and forwarders.`
    },
  },
  title: 'Transportation & Logistics',
  headline: 'Know what is late before the customer calls.',
  get lead() {
    return `${toOpening()} builds for fleets, forwarders and river transport. ${sector.description}`
  },
  what: {
    title: 'What you get',
    text: 'Orders, vehicles and papers on one board that dispatch believes because drivers use it. Each stop is confirmed where it happens, on a cheap phone, with or without a signal, and the invoice is ready when the lorry is back.',
  },
  forWhom: {
    title: 'Heard in the dispatch office',
    items: [
      'The driver knows, the office does not, and the customer asks the office.',
      'Proof of delivery comes back in a bag at the end of the week.',
      'A container waits in port for a paper that lay in an inbox.',
      'Half of the return trips are empty, and nobody can say which half.',
    ],
  },
  features: { title: 'In this sector', items: sector.subSectors },
  proof: {
    person: {
      name: 'Pritom Barua',
      text: 'He rides two days in the cab, and his team’s app has worked for eleven hours without a signal.',
    },
    evidence: {
      title: 'From four days to nine minutes',
      text: 'This is how long a proof of delivery took to reach the office, before and after, at the first depot of a carrier with 160 lorries. What it did not change: one return trip in two is still empty.',
    },
    price:
      'One depot of twenty vehicles: 11,000, fixed. Further depots: 6 dollars by vehicle and month, without a fee for each driver.',
    firstDays:
      'Day one: a call with dispatch, at the hour when it is loud. Day two: dates for the ride along, and the three figures that we would compare.',
  },
  howWeWork: {
    title: 'From one depot',
    steps: [
      { title: 'Ride along', text: 'Two days in the cab, one night in dispatch.' },
      { title: 'One depot', text: 'Twenty vehicles, real orders, the old board still on the wall.' },
      { title: 'Compare', text: 'Waiting time, empty kilometres and disputes, before and after.' },
      { title: 'The whole fleet', text: 'Depot by depot, with your best drivers as trainers.' },
    ],
  },
  deliverables: { title: 'Often asked for', items: sector.solutions },
  services: {
    title: 'Services that fit',
    tiles: toServiceTiles('app-development', 'iot-and-digital-engineering', 'data-science', 'industry-application'),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Our drivers own different phones. Is that a problem?',
        answer:
          'No. The app runs on Android phones of the last eight years, starts offline and needs one thumb. For drivers without one, a text message confirms the stop.',
      },
      {
        question: 'Is every driver tracked all day?',
        answer:
          'During a trip, the vehicle is. After the last stop the app stops, and drivers can see what was recorded about them.',
      },
      {
        question: 'Can you read our customers’ documents?',
        answer:
          'Bills of lading, packing lists and customs forms, yes, as scans or photographs. What the reader is unsure of goes to a person and is not booked.',
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['Mobile Development', 'Backend Development'],
    industries: [],
    tags: ['API Design'],
    articles: ['the-phone-with-two-gigabytes'],
  },
  callToAction: {
    title: 'Which lorry is waiting right now?',
    text: 'If you have to call three people to find out, the fourth call should be to us.',
    actions: [
      { label: 'Ask for a scope', href: routes.contactAbout({ about: 'Transportation & Logistics' }) },
      { label: 'View All Industries', href: routes.industries },
    ],
  },
}
