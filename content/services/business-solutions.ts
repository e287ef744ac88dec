import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { ServicePage } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

/** /services/business-solutions */
export const businessSolutions: ServicePage = {
  slug: 'business-solutions',
  inMenu: 'ERP, automation, reporting',
  inFooter: 'Business solutions',
  onHome: 'ERP, automation and reporting for companies whose real system of record is still a spreadsheet.',
  meta: {
    get title() {
      return `ERP and automation company in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} introduces ERP, automation and reporting one system at a time, measured before and after.`
    },
  },
  title: 'Business Solutions',
  headline: 'For the company whose most important system is called Final_v7.xlsx.',
  get lead() {
    return `${toOpening()} introduces ERP, automation, customer records and reporting, one after the other, with the people who will live in them at the table from the start.`
  },
  what: {
    title: 'What you get',
    text: 'One system in daily use every few months, in an order that you decide by what it saves. Mostly these are known open products, fitted to your papers and your taxes; what is written for you belongs to you. Where we have built for your trade before, an industry application is two thirds of the way there.',
  },
  forWhom: {
    title: 'You may recognise this',
    items: [
      'Month-end takes nine days, six of which are spent looking for differences.',
      'Stock is right on the day of the count.',
      'Two people on leave at the same time means invoices wait.',
      'You bought software three years ago, and the department still keeps its own list.',
    ],
  },
  features: {
    title: 'How it differs',
    items: [
      { title: 'Counting first', text: 'Hours and errors are measured before the proposal and again after.' },
      { title: 'Practice migration', text: 'Your data moves twice. Mistakes are made the first time.' },
      { title: 'Local rules', text: 'VAT, payroll, customs papers and bank formats, kept current.' },
      { title: 'An end', text: 'Each step is complete. You can stop after any of them.' },
    ],
  },
  proof: {
    person: {
      name: 'Lamia Purkayastha',
      text: 'She sits with your accounts department for the three days on site, and writes the plan of five pages.',
    },
    evidence: {
      title: '71 of 214 reports had no reader',
      text: 'Counted at a bank, by leaving thirty reports out each month and waiting for a call. We begin with that list, because most of what nobody reads need not be moved.',
      link: { label: 'A third of the reports', href: routes.journalArticle('a-third-of-the-reports') },
    },
    price:
      'Three days on site and the plan: 2,400, fixed. One system in daily use: 12,000 to 40,000, with two data migrations and the first month-end.',
    firstDays:
      'Day one: you send the spreadsheet, the real one, and we call to ask who keeps it. Day two: you get a list of what it does that nobody wrote down, and a date for the three days.',
  },
  howWeWork: {
    title: 'Step by step',
    steps: [
      { title: 'Three days on site', text: 'We sit with accounts, stores and sales, and count.' },
      { title: 'Plan', text: 'Five pages: what, in which order, what it costs, what it returns.' },
      { title: 'One system at a time', text: 'Fitted, filled, tried with last month’s papers, switched on.' },
      { title: 'First month-end', text: 'We are in your office until the books are closed.' },
    ],
  },
  deliverables: {
    title: 'In your hands at the end',
    items: [
      'The system in use, with your data reconciled',
      'Process descriptions of one page each',
      'Trained key users and a short video for each task',
      'Before-and-after figures, signed by both sides',
    ],
  },
  services: {
    title: 'The services behind it',
    tiles: toServiceTiles(
      'business-automation',
      'erp',
      'business-360-degree-solution',
      'business-intelligence',
      'marketing',
      'consulting',
      'industry-application',
    ),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Do we have to change how we work?',
        answer:
          'A little. Where the standard is as good as your habit, we argue for the standard, because it costs less in the long run. Where your habit earns money, it stays.',
      },
      {
        question: 'Which ERP do you introduce?',
        answer:
          'Mostly open-source ones, ERPNext and Odoo among them. We hold no reseller contract. If you run a commercial one, we integrate it.',
      },
      {
        question: 'What if our staff refuse?',
        answer:
          'They usually have a reason, and it is usually in the process. That is why we start by sitting next to them.',
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['Enterprise Solutions'],
    industries: ['Manufacturing', 'E-commerce', 'Education'],
    tags: ['ERP', 'Automation', 'Data Quality'],
    articles: ['a-third-of-the-reports', 'the-register-on-the-counter'],
  },
  callToAction: {
    title: 'Show us the spreadsheet',
    text: 'The real one, with the colours. It tells us more about your company than a requirements document.',
    actions: [
      {
        label: 'Ask for a scope',
        href: routes.contactAbout({ service: 'business-solutions', about: 'Business Solutions' }),
      },
      { label: 'View Case Studies', href: routes.caseStudies },
    ],
  },
}
