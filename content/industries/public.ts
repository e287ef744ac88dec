import { routes } from '../../lib/routes.ts'
import type { Sector } from '../copy-types.ts'

/** Sectors that serve the public or the consumer. */
export const publicSectors: readonly Sector[] = [
  {
    slug: 'healthcare',
    title: 'Healthcare',
    summary: 'Hospitals, laboratories, clinics and medical suppliers.',
    description:
      'A nurse at the end of a night shift is the user to design for. Fewer screens, larger type, and nothing that asks twice for what the system knows.',
    subSectors: [
      {
        slug: 'hospitals-and-clinics',
        title: 'Hospitals & Clinics',
        text: 'Admission, wards, billing and discharge on one record, with roles that match the rota.',
      },
      {
        slug: 'laboratories-and-imaging',
        title: 'Laboratories & Imaging',
        text: 'Orders, samples and results joined by bar code; reports on the patient’s phone the same evening.',
      },
      {
        slug: 'telehealth',
        title: 'Telehealth',
        text: 'Video visits over weak lines, prescriptions, follow-up by text message.',
      },
    ],
    solutions: [
      'Electronic patient records',
      'Laboratory information systems',
      'Appointment and queue management',
      'Triage support, with a clinician in charge',
      'Stock of medicines and cold chain',
    ],
    learnMore: { label: 'Learn More about healthcare', href: routes.industry('healthcare') },
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
]
