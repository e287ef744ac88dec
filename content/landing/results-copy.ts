import { company } from '../company.ts'

const { emails, phones } = company

/** The copy around the evidence on landing pages. */
export const resultsCopy = {
  title: 'Before you ask for a scope',
  who: 'Who does it',
  price: 'What it costs',
  priceNote:
    'Prices are in US dollars, before tax. You get a fixed one, or an hourly one with a ceiling, before work starts.',
  firstDays: 'The first two working days',
  talk: 'Talk to a person',
  get phone() {
    return { label: phones.sales.display, href: phones.sales.href }
  },
  or: 'or',
  get email() {
    return { label: emails.sales, href: `mailto:${emails.sales}` }
  },
} as const
