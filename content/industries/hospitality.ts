import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { IndustryPage, Sector } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

const sector: Sector = {
  slug: 'hospitality-media-and-real-estate',
  title: 'Hospitality, Media & Real Estate',
  summary: 'Hotels, publishers and builders: three trades that sell time and space.',
  description:
    'An empty room, an unsold minute and a flat without a tenant have one thing in common: tomorrow they are worth less. Systems here are about filling them at the right price.',
  subSectors: [
    {
      slug: 'hospitality-and-tourism',
      title: 'Hospitality & Tourism',
      text: 'Direct booking, housekeeping lists, rates that follow the season, tours with weather in mind.',
    },
    {
      slug: 'media-and-entertainment',
      title: 'Media & Entertainment',
      text: 'Newsroom systems, subscriptions, archives that can be searched by a face or a sentence.',
    },
    {
      slug: 'real-estate',
      title: 'Real Estate',
      text: 'Project sales, instalment plans, handover lists, and tenants who report a leak with a photograph.',
    },
  ],
  solutions: [
    'Booking engines and channel links',
    'Rate and occupancy forecasts',
    'Publishing and subscription platforms',
    'Media archives with search',
    'Property sales and tenant portals',
  ],
  learnMore: {
    label: 'Learn More about hospitality, media and real estate',
    href: routes.industry('hospitality'),
  },
}

/** /industries/hospitality */
export const hospitality: IndustryPage = {
  slug: 'hospitality',
  inMenu: 'Rooms, stories, homes',
  sector,
  meta: {
    get title() {
      return `Hotel, media and property software in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} builds booking, publishing and property systems for hotels, publishers and builders.`
    },
  },
  title: 'Hospitality, Media & Real Estate',
  headline: 'Fill tonight’s room, tomorrow’s page and next month’s flat.',
  get lead() {
    return `${toOpening()} builds for hotels, publishers and builders. ${sector.description}`
  },
  what: {
    title: 'What you get',
    text: 'One calendar of what can be sold, with a price that follows demand within limits you set, and a direct way for guests, readers and buyers to book and pay. Agencies and channels stay connected, but the customer’s name is in your own system.',
  },
  forWhom: {
    title: 'Does this sound like yours?',
    items: [
      'A room is sold twice, or stays empty, because two calendars disagree.',
      'A third of the price goes to whoever passed the booking on.',
      'The archive holds thirty years of work, and nobody can find a picture in it.',
      'Buyers ask what they still owe, and the answer is in a ledger on the third floor.',
    ],
  },
  features: { title: 'In this sector', items: sector.subSectors },
  proof: {
    person: {
      name: 'Tahmina Sarwar',
      text: 'She reads the contracts with the booking portals herself. One of her team is on site for the first full weekend.',
    },
    evidence: {
      title: 'One empty night in seven',
      text: 'Over two years of bookings at three hotels, so many empty nights had been shown as sold by one of the portals. One calendar was all it took; no forecast was needed.',
    },
    price: 'One hotel, one title or one building: 8,000 to 20,000, fixed. We take no share of what you sell.',
    firstDays:
      'Day one: you send last month’s calendar. Day two: we call with the nights that stood empty for no reason that we can see, and a price for the first house.',
  },
  howWeWork: {
    title: 'Between two seasons',
    steps: [
      { title: 'Count the empty days', text: 'Two years of bookings, issues or instalments, day by day.' },
      { title: 'One first', text: 'One hotel, one title or one building goes first.' },
      { title: 'A quiet month', text: 'We switch over when it matters least, with the old list printed out.' },
      { title: 'The season', text: 'One of the team is on site for the first full weekend.' },
    ],
  },
  deliverables: { title: 'Often asked for', items: sector.solutions },
  services: {
    title: 'Services that fit',
    tiles: toServiceTiles('web-development', 'e-commerce-solution', 'data-science', 'marketing'),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Do we have to leave the booking portals?',
        answer:
          'No. They are fed from the same calendar. Direct bookings grow because your own page is quicker and shows the same price.',
      },
      {
        question: 'Will prices change by themselves?',
        answer:
          'Within a floor and a ceiling, if you want it. Every change is listed with its reason, and one press takes it back.',
      },
      {
        question: 'Can our archive be searched by faces?',
        answer:
          'Yes, on your own machines and for your editors only. Who searched for whom is logged, and people who object can be left out.',
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['Frontend Development', 'Enterprise Solutions'],
    industries: ['E-commerce'],
    tags: ['Payments', 'Performance', 'Forecasting', 'SaaS'],
  },
  callToAction: {
    title: 'What stood empty last month?',
    text: 'Bring the calendar. In an hour we can say whether software would have helped.',
    actions: [
      { label: 'Ask for a scope', href: routes.contactAbout({ about: 'Hospitality, Media & Real Estate' }) },
      { label: 'View All Industries', href: routes.industries },
    ],
  },
}
