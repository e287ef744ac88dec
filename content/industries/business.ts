import { routes } from '../../lib/routes.ts'
import type { Sector } from '../copy-types.ts'

/** Sectors whose clients are companies: technology, finance, industry. */
export const businessSectors: readonly Sector[] = [
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
]
