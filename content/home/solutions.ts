import { routes } from '../../lib/routes.ts'
import type { HomePage } from './home-types.ts'

/** Common problems with our solutions, and figures on the adoption of AI. */
export const solutions: Pick<HomePage, 'solutionFiles' | 'adoption'> = {
  solutionFiles: {
    title: 'Solution files',
    text: 'Six problems that keep coming through the door, and what we usually do about them.',
    problemLabel: 'Problem',
    solutionLabel: 'What we do',
    files: [
      {
        number: '01',
        title: 'The invoice pile',
        problem: 'Three people type supplier invoices into the ERP, and month-end waits for them.',
        solution: 'A reader for scans and PDFs that posts what it is sure of and queues what it is not.',
        link: { label: 'Business Automation', href: routes.expertiseSection('business-automation') },
      },
      {
        number: '02',
        title: 'The shop that falls over',
        problem: 'Every campaign brings the site down in its best hour of the year.',
        solution: 'Static pages in front, a queue behind the checkout, and a load test before each campaign.',
        link: { label: 'E-commerce Solution', href: routes.expertiseSection('e-commerce-solution') },
      },
      {
        number: '03',
        title: 'Seven versions of revenue',
        problem: 'Sales, finance and the board each bring a different number to the same meeting.',
        solution: 'One warehouse, one written definition for each figure, one dashboard that cites it.',
        link: { label: 'Business Intelligence', href: routes.expertiseSection('business-intelligence') },
      },
      {
        number: '04',
        title: 'Nobody dares to deploy',
        problem: 'Releases happen at night, by hand, by the one person who remembers the order.',
        solution: 'A pipeline, a staging copy with real volumes, and a rollback that gets rehearsed.',
        link: { label: 'Support and Maintenance', href: routes.expertiseSection('support-and-maintenance') },
      },
      {
        number: '05',
        title: 'Support answers the same ten questions',
        problem: 'Half of all tickets are about order status, passwords and opening hours.',
        solution: 'An assistant that answers from your own documents, cites them, and hands over when unsure.',
        link: { label: 'LLM assistants', href: routes.expertiseSection('llm') },
      },
      {
        number: '06',
        title: 'The server under the desk',
        problem: 'One machine runs payroll. Its warranty ended in 2019 and nobody has tried the backup.',
        solution: 'A restore test first, then a move in steps, with the old machine kept until two pay runs agree.',
        link: { label: 'Cloud Service', href: routes.expertiseSection('cloud-service') },
      },
    ],
  },

  adoption: {
    title: 'AI adoption, as we have seen it',
    text: 'Most reports on AI adoption ask people what they intend. These four figures say what happened.',
    figures: [
      {
        value: '68%',
        label: 'Proofs of concept in daily use',
        detail: 'The others were stopped, most of them by week three.',
      },
      {
        value: '11 weeks',
        label: 'from workshop to first user',
        detail: 'Median. The quickest took four weeks, the slowest a year.',
      },
      {
        value: '31%',
        label: 'of the hours',
        detail: 'went into finding, cleaning and labelling data, before any model was chosen.',
      },
      {
        value: '4 in 10',
        label: 'needed no model of their own',
        detail: 'A hosted one with good retrieval and a test set was enough.',
      },
    ],
    source:
      'Source: our own records of 44 AI projects that began between January 2022 and June 2025. A small sample, and our clients chose us, so read it as experience and not as a market survey.',
  },
}
