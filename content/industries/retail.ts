import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { IndustryPage, Sector } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

const sector: Sector = {
  slug: 'retail',
  title: 'Retail',
  summary: 'Single shops, chains, brands and marketplaces.',
  description:
    'The shelf, the shop floor and the website should tell the same story about stock. Most of our retail work begins on the day they do not.',
  subSectors: [
    {
      slug: 'chains-and-supermarkets',
      title: 'Chains & Supermarkets',
      text: 'Tills that sell through a power cut, replenishment, fresh goods with a date.',
    },
    {
      slug: 'brands-and-fashion',
      title: 'Brands & Fashion',
      text: 'Sizes, seasons and returns; one stock for shop, web and wholesale.',
    },
    {
      slug: 'marketplaces',
      title: 'Marketplaces',
      text: 'Seller onboarding, catalogues without duplicates, payouts that add up.',
    },
  ],
  solutions: [
    'Online shops with local payment methods',
    'Demand forecasts by shop and item',
    'Offline-capable points of sale',
    'Loyalty programmes with consent',
    'Product data cleaned and kept clean',
  ],
  learnMore: { label: 'Learn More about retail', href: routes.industry('retail') },
}

/** /industries/retail */
export const retail: IndustryPage = {
  slug: 'retail',
  inMenu: 'Shops, chains, marketplaces',
  sector,
  meta: {
    get title() {
      return `Retail and e-commerce software company in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} builds shops, tills that work offline, and one stock ledger for chains and brands.`
    },
  },
  title: 'Retail',
  headline: 'One stock, whichever door the customer comes through.',
  get lead() {
    return `${toOpening()} builds for shops, chains and brands. ${sector.description}`
  },
  what: {
    title: 'What you get',
    text: 'A shop, tills and a stock ledger that agree within the minute, and forecasts that say how many of which size should be where next week. Everything is tried at ten times your busiest hour before the season, never during it.',
  },
  forWhom: {
    title: 'Does this sound like yours?',
    items: [
      'The website sells what the shop sold an hour ago.',
      'Half of the returns come from one wrong size chart.',
      'The tills stop when the line does.',
      'Head office learns on Thursday what ran out on Saturday.',
    ],
  },
  features: { title: 'In this sector', items: sector.subSectors },
  proof: {
    person: {
      name: 'Anika Tarannum Dewan',
      text: 'She buys from you on a cheap phone before the first call, and leads the work on shop and checkout.',
    },
    evidence: {
      title: 'Payments in doubt: 1 in 900',
      text: 'It was one in twenty-two at a handloom shop, whose orders now exist before the money moves. Nobody matches payments by hand there any more.',
      link: { label: 'A checkout for slow phones', href: routes.caseStudy('checkout-for-slow-phones') },
    },
    price:
      'Stocktake of systems, two weeks: 2,800, fixed. A shop: 22,000 to 48,000. A stock ledger behind the tills you have: from 15,000.',
    firstDays:
      'Day one: we place an order with you, and return it. Day two: a call about what we saw, with the three places where a buyer gives up.',
  },
  howWeWork: {
    title: 'Around the season',
    steps: [
      { title: 'Stocktake of systems', text: 'Which one is right about what, and who corrects it today.' },
      { title: 'Product data', text: 'Names, sizes, codes and pictures, cleaned once and kept clean.' },
      { title: 'Build between peaks', text: 'Nothing changes in the six weeks before Eid, or any peak of yours.' },
      { title: 'Rehearsal', text: 'A night of invented customers, with the real staff at the desks.' },
    ],
  },
  deliverables: { title: 'Often asked for', items: sector.solutions },
  services: {
    title: 'Services that fit',
    tiles: toServiceTiles('e-commerce-solution', 'data-science', 'marketing', 'business-intelligence'),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Can we keep our tills?',
        answer:
          'If they can export their sales, even as a file each hour, yes. Most of the benefit comes from the ledger behind them.',
      },
      {
        question: 'Do you handle cash on delivery?',
        answer:
          'As an ordinary case: call-back, partial acceptance, courier settlement, and a score that spots orders nobody will accept.',
      },
      {
        question: 'How good are the forecasts?',
        answer:
          'For steady goods, close. For fashion, better than last year’s figures and worse than anybody’s slides. You see the past error beside each number.',
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['Frontend Development'],
    industries: ['E-commerce'],
    tags: ['E-commerce', 'Payments', 'Forecasting', 'Next.js', 'ERP'],
  },
  callToAction: {
    title: 'What ran out last Saturday?',
    text: 'If it takes more than a minute to find out, we should talk.',
    actions: [
      { label: 'Ask for a scope', href: routes.contactAbout({ about: 'Retail' }) },
      { label: 'View All Industries', href: routes.industries },
    ],
  },
}
