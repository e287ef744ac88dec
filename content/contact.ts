import { anchors } from './anchors.ts'
import { company } from './company.ts'
import type { Intro, Link, Section } from './copy-types.ts'

const LIST = new Intl.ListFormat('en')

const { address, emails, hours, map, phones, responseTimes } = company

type ContactCard = { title: string; text: string; link: Link; note: string }
type Inquiry = { title: string; text: string; link: Link; phone?: Link; responseTime: string }

type ContactPage = {
  hero: Intro & { subject: string }
  cards: readonly ContactCard[]
  form: Section & {
    sentTitle: string
    sentText: string
    referenceLabel: string
    /** For assistants that fill in the form. */
    tool: string
  }
  inquiries: Intro & { responseLabel: string; items: readonly Inquiry[] }
  office: Section & {
    cardTitle: string
    addressLines: readonly string[]
    phone: Link
    email: Link
    hoursTitle: string
    hours: readonly { days: string; time: string }[]
    hoursNote: string
  }
  map: Intro & { alt: string; subject: string; show: string; frameTitle: string; open: Link; note: string }
}

/** The copy of the contact page. Labels, hints and errors of its form are in lib/contact. */
export const contact: ContactPage = {
  hero: {
    title: 'Contact us',
    text: 'Write what you need in your own words. An engineer reads it the same working day and answers in plain ones.',
    subject: 'contact',
  },

  cards: [
    {
      title: 'Call',
      text: 'For anything that is quicker to say than to write.',
      get link() {
        return { label: phones.office.display, href: phones.office.href }
      },
      get note() {
        return `${hours.open.label}, ${hours.open.time}`
      },
    },
    {
      title: 'Email',
      text: 'Attach the drawing, the export or the error message.',
      get link() {
        return { label: emails.hello, href: `mailto:${emails.hello}` }
      },
      note: 'Read all day, answered the same working day',
    },
    {
      title: 'Visit',
      get text() {
        const { building, street, area, city, postalCode } = address
        return [building, street, area, `${city} ${postalCode}`.trim()].filter(Boolean).join(', ')
      },
      link: { label: 'Office and map', href: `#${anchors.visit}` },
      note: 'Tea is ready from ten',
    },
  ],

  form: {
    id: anchors.contactForm,
    title: 'Send a message',
    text: 'Four fields and the consent box are required. The rest helps us bring the right person to the first call.',
    sentTitle: 'Your message has been sent',
    sentText: 'You will hear from a person, usually on the same working day. There is nothing else you need to do.',
    referenceLabel: 'Your reference number',
    tool: 'Write a message to the company. The visitor sends the form.',
  },

  inquiries: {
    title: 'Business inquiries',
    get text() {
      const { days } = hours.closed
      const pause = days.length > 0 ? `, and it stops on ${LIST.format(days)}` : ''
      return `Straight to the desk that can answer. The clock starts when your message arrives, or at ${hours.open.opens} on the next working day if the office is closed${pause}. The support number is answered around the clock.`
    },
    responseLabel: 'Response time',
    items: [
      {
        title: 'Sales',
        text: 'New projects, estimates, and whether we are the right people at all.',
        get link() {
          return { label: emails.sales, href: `mailto:${emails.sales}` }
        },
        get phone() {
          return { label: phones.sales.display, href: phones.sales.href }
        },
        responseTime: responseTimes.sales,
      },
      {
        title: 'Partnerships',
        text: 'Joint bids, regional work, research with universities, ventures.',
        get link() {
          return { label: emails.partnerships, href: `mailto:${emails.partnerships}` }
        },
        responseTime: responseTimes.partnerships,
      },
      {
        title: 'Support',
        text: 'Something we built is slow, wrong or down, or someone is attacking it.',
        get link() {
          return { label: emails.support, href: `mailto:${emails.support}` }
        },
        get phone() {
          return { label: phones.support.display, href: phones.support.href }
        },
        responseTime: responseTimes.support,
      },
      {
        title: 'Media',
        text: 'Interviews, figures, logos, a second opinion on a press release.',
        get link() {
          return { label: emails.media, href: `mailto:${emails.media}` }
        },
        responseTime: responseTimes.media,
      },
    ],
  },

  office: {
    id: anchors.visit,
    title: 'Our office',
    text: 'The lift stops on every floor. Ring at the glass door on the sixth.',
    cardTitle: 'Headquarters',
    get addressLines() {
      return [company.legalName, ...address.lines]
    },
    get phone() {
      return { label: phones.office.display, href: phones.office.href }
    },
    get email() {
      return { label: emails.hello, href: `mailto:${emails.hello}` }
    },
    hoursTitle: 'Office hours',
    get hours() {
      const { open, closed } = hours
      return [open, closed].filter(({ days }) => days.length > 0).map(({ label, time }) => ({ days: label, time }))
    },
    hoursNote: hours.zoneLabel,
  },

  map: {
    title: 'Find us',
    text: 'Ten minutes on foot from the lake, twenty by car from the airport at night, an hour by day.',
    get alt() {
      return `A drawn map of the streets and the lake around the office in ${address.area}, ${address.city}.`
    },
    subject: 'map-card',
    show: 'Show map',
    get frameTitle() {
      return `Map of ${address.area}, ${address.city}, by ${map.provider}`
    },
    get open() {
      return { label: `Open in ${map.provider}`, href: map.linkUrl }
    },
    note: `The map is loaded from ${map.provider} when you ask for it, and not before.`,
  },
}
