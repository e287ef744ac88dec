import { routes } from '../../lib/routes.ts'
import { anchors } from '../anchors.ts'
import { company } from '../company.ts'
import type { HomePage } from './home-types.ts'

const { figures } = company

/** Case studies, ventures, figures and testimonials. */
export const results: Pick<HomePage, 'successStories' | 'ventures' | 'impact' | 'testimonials'> = {
  successStories: {
    title: 'Client success stories',
    text: 'Four projects, told with their numbers and with what went wrong on the way.',
    listLabel: 'Client success stories, scrollable',
    readLabel: 'Read the case study',
    max: 4,
    all: { label: 'All case studies', href: routes.caseStudies },
  },

  ventures: {
    id: anchors.startups,
    title: 'Startups and ventures',
    text: 'Things we started ourselves, or joined early with people and code instead of cash.',
    items: [
      {
        name: 'Haatkhata',
        kind: 'Bookkeeping for small shops',
        year: '2020',
        text: 'A ledger for shopkeepers who sell on credit. It works offline, speaks Bengali and counts in taka and paisa.',
        subject: 'ledger',
      },
      {
        name: 'Borsha Signal',
        kind: 'Rain warnings for fleets',
        year: '2021',
        text: 'Tells dispatchers which roads will be under water in two hours, from gauges and drivers’ reports.',
        subject: 'rain-gauge',
      },
      {
        name: 'Dorji Fit',
        kind: 'Measurements for tailors',
        year: '2023',
        text: 'Customers’ measurements, fabric and fittings in one card, so that the second suit needs no tape.',
        subject: 'panjabi',
      },
      {
        name: 'Pukur Data',
        kind: 'Sensors for fish ponds',
        year: '2024',
        text: 'A float that measures oxygen and temperature, and calls the farmer before the fish come up for air.',
        subject: 'float-over-fish',
      },
    ],
  },

  impact: {
    title: 'What it adds up to',
    text: `The sum since ${company.founded}, and how each figure is counted.`,
    figures: [
      {
        value: figures.aiModels,
        label: 'AI models',
        detail: 'trained, tuned or measured for clients, each version counted',
      },
      {
        value: figures.saasSolutions,
        label: 'SaaS solutions',
        detail: 'products, modules and integrations in subscription software',
      },
      {
        value: figures.automationRate,
        label: 'automation rate',
        detail: 'of cases handled without manual work, in the processes we automated',
      },
      {
        value: figures.averageRoi,
        label: 'average ROI increase',
        detail: 'after a year, where clients let us measure before and after',
      },
    ],
  },

  testimonials: {
    title: 'In their words',
    text: 'Asked three months after handover.',
    quotes: [
      {
        quote:
          'They told us in the second meeting that we did not need the machine learning we had come to buy. We needed our product codes cleaned up. That saved us a year.',
        author: 'Farzana Mirdha',
        position: 'Operations Director',
        company: 'Kadam Home Stores',
      },
      {
        quote:
          'On the first pay run after the move, two engineers sat in our office until the last slip was printed. Nothing went wrong. I slept for the first time that month.',
        author: 'Oskar Lindqvall',
        position: 'Head of Finance',
        company: 'Fjordbruk Components',
      },
      {
        quote:
          'The documentation is good enough that my own team now changes the system without calling anyone. I have worked with firms that would call that bad business.',
        author: 'Ruma Chisti',
        position: 'Chief Technology Officer',
        company: 'Mohona Freight Lines',
      },
    ],
  },
}
