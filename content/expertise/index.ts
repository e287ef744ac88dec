import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { CallToAction, Intro, Item, ServiceGroup } from '../copy-types.ts'
import { ai } from './ai.ts'
import { business } from './business.ts'
import { development } from './development.ts'
import { enterprise } from './enterprise.ts'
import { infrastructure } from './infrastructure.ts'

type ExpertisePage = {
  hero: Intro & { subject: string; indexLabel: string }
  featuresLabel: string
  groups: readonly ServiceGroup[]
  whyChoose: { title: string; text: string; reasons: readonly Item[] }
  callToAction: CallToAction
}

/** The expertise page: five groups with all services of the menu, then the reasons and the call to action. */
export const expertise: ExpertisePage = {
  hero: {
    title: 'Expertise',
    text: 'Five groups of services. Each says what you get, who it suits and how we deliver it.',
    subject: 'expertise',
    indexLabel: 'Services on this page',
  },
  featuresLabel: 'Included',
  groups: [development, infrastructure, enterprise, business, ai],
  whyChoose: {
    title: `Why Choose ${company.name}`,
    text: 'Reasons that our clients gave when we asked them, in the order of how often they came up.',
    reasons: [
      {
        title: 'We say no',
        text: 'About one inquiry in five ends with advice to buy something ready-made, or to wait. You get that in writing, free of charge.',
      },
      {
        title: 'You own everything',
        text: 'Code, accounts, keys, domains and data are in your name from the first day. Leaving us takes an afternoon.',
      },
      {
        title: 'The same people throughout',
        text: 'Those who estimate the work also do it. They are named in the contract, and a change needs your signature.',
      },
      {
        title: 'Prices before work',
        text: 'A fixed price for what can be described, an hourly one with a ceiling for what cannot. The invoice lists the tasks.',
      },
      {
        title: 'It still runs later',
        text: 'Documentation, tests and a handover week are part of every offer. Our oldest system in use dates from our first winter.',
      },
      {
        title: 'Your morning, our afternoon',
        get text() {
          return `From ${company.address.city} we share working hours with Sydney, Singapore, Dubai and Berlin, and leave notes for Toronto.`
        },
      },
    ],
  },
  callToAction: {
    title: 'Not sure which of these you need?',
    text: 'Describe the trouble, not the technology. We sort out the rest together, in a call of half an hour.',
    actions: [
      { label: 'Describe your problem', href: routes.contactAbout({ about: 'Not sure which service' }) },
      { label: 'View Case Studies', href: routes.caseStudies },
    ],
  },
}
