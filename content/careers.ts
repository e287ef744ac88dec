import { routes } from '../lib/routes.ts'
import { anchors } from './anchors.ts'
import { type ApplicationFormCopy, applicationForm } from './application-form.ts'
import { company } from './company.ts'
import type { CallToAction, Figure, Intro, Item, Link, Section } from './copy-types.ts'
import { promises } from './promises.ts'

const { emails, figures, hours, name } = company

type CareersPage = {
  /** The title of the page in breadcrumbs. */
  name: string
  hero: Intro & { figures: readonly Figure[]; action: Link; subject: string }
  benefits: { title: string; items: readonly Item[] }
  positions: Section & {
    departmentsLabel: string
    search: { label: string; placeholder: string; button: string }
    sortLabel: string
    requirements: string
    responsibilities: string
    /** `{count}` is replaced. */
    moreItems: string
    apply: string
    details: string
    facts: {
      department: string
      location: string
      jobType: string
      experience: string
      salary: string
      posted: string
      closing: string
    }
    empty: Intro & { action: Link }
    /** `{count}`, `{page}` and `{department}` are replaced. */
    results: { none: string; advice: string; one: string; many: string; showAll: string }
    more: string
    pageTitle: string
    department: Intro
  }
  process: Section & { steps: readonly Item[] }
  closing: CallToAction
}

/** The careers page around its list of positions. */
export const careers: CareersPage = {
  name: 'Careers',
  hero: {
    title: 'Build software that runs while you are on holiday',
    text: `${name} hires people who like to see a thing finished. You will write code that ships, talk to the people who use it, and go home on time.`,
    figures: [
      {
        value: figures.teamMembers,
        label: 'team members',
        detail: 'engineers, analysts, designers and the people who keep us honest',
      },
      {
        value: figures.openPositions,
        label: 'open positions',
        detail: 'to fill this year; those you can apply for today are listed below',
      },
      {
        value: figures.careerCountries,
        label: 'countries',
        detail: 'our people have lived or worked in, remote colleagues included',
      },
    ],
    action: { label: 'See open positions', href: `#${anchors.openPositions}` },
    subject: 'careers',
  },

  benefits: {
    title: 'What you get',
    items: [
      {
        title: 'Remote-first culture',
        get text() {
          return `Decisions are written down where everyone can read them. Core hours are ${hours.core.opens} to ${hours.core.closes} in ${company.address.city}; the rest of the day is yours to arrange. Where the work needs the office, the job ad says so.`
        },
      },
      {
        title: 'Competitive compensation',
        text: 'Every job ad states the salary range. Two festival bonuses, health cover for you and your parents, and a review each January.',
      },
      {
        title: 'Learning and development',
        text: `A plan of your own and ${company.promises.study} for study, a yearly budget for courses and books, and English or Bengali lessons on the house.`,
      },
      {
        title: 'Career growth',
        text: 'Two ladders of equal pay, one for engineers and one for leads. The criteria for each step are public inside the company.',
      },
    ],
  },

  positions: {
    id: anchors.openPositions,
    title: 'Open positions',
    text: 'Each with its pay range. If two fit, apply for both.',
    departmentsLabel: 'Departments',
    search: { label: 'Search positions', placeholder: 'Title, skill or place', button: 'Search' },
    sortLabel: 'Sort by',
    requirements: 'Requirements',
    responsibilities: 'Responsibilities',
    moreItems: '{count} more',
    apply: 'Apply Now',
    details: 'Details',
    facts: {
      department: 'Department',
      location: 'Location',
      jobType: 'Job type',
      experience: 'Experience',
      salary: 'Salary',
      posted: 'Posted',
      closing: 'Apply by',
    },
    empty: {
      title: 'Nothing is open at the moment',
      text: 'Write to us anyway. We read what you send, and reply when something fits.',
      get action() {
        return { label: 'Send Us Your Resume', href: `mailto:${emails.careers}?subject=Resume` }
      },
    },
    results: {
      none: 'No open position matches.',
      advice:
        'Try another department or a shorter word. If you think we should know you anyway, write to us: the address is at the end of this page.',
      one: '1 open position',
      many: '{count} open positions',
      showAll: 'Show all positions',
    },
    more: 'Load More Positions',
    pageTitle: 'Open positions, page {page}',
    department: {
      title: 'Careers: {department}',
      text: `Open positions at ${name} in {department}, each with salary, requirements and responsibilities.`,
    },
  },

  process: {
    id: anchors.hiringProcess,
    title: 'How we hire',
    text: promises.answer.process,
    steps: [
      {
        title: 'Apply',
        text: 'A form of five short steps and two files. Half an hour if both are ready.',
      },
      {
        title: 'Review',
        text: `${promises.firstAnswer.process} No software sorts it first.`,
      },
      {
        title: 'Interview',
        text: 'A talk about work you have done, then up to half a day on a problem of ours. That part is paid.',
      },
      {
        title: 'Offer',
        text: 'A written offer with the salary, the start date and the name of the colleague who will show you round.',
      },
    ],
  },

  closing: {
    title: 'Nothing here fits you?',
    get text() {
      return `Tell us what you do well and what you would like to do next. Someone reads ${emails.careers} every working day.`
    },
    get actions() {
      return [{ label: 'Send Us Your Resume', href: `mailto:${emails.careers}?subject=Resume` }]
    },
  },
}

// Used before and after sending. Email is a setting, so only the response to the form promises one.
const NEXT_STEPS = [
  // Another backend may give no reference.
  'As soon as your application has arrived, this page says so.',
  promises.firstAnswer.review,
  promises.answer.contact,
].filter(Boolean)

type ApplicationCopy = ApplicationFormCopy & {
  back: Link
  /** The text before and after the title of the position that the form is now for. */
  another: { before: string; after: string }
  actions: { label: string; shortLabel: string; apply: string; applyShort: string; share: string; print: string }
  nextSteps: { title: string; steps: readonly string[] }
  fraud: Item
  privacy: Item & { link: Link }
  similar: { title: string; all: Link }
  closed: { title: string; text: string; openTitle: string; noneOpen: string; all: Link }
  done: {
    title: string
    lead: string
    forLabel: string
    referenceLabel: string
    stepsTitle: string
    steps: readonly string[]
    /** The link to the candidate's page. */
    candidatePage: string
    another: string
    print: string
    anotherText: Link
    pictureSeed: string
  }
}

/** The copy around the application form: next steps, notes on fraud and privacy, a closed position, the receipt. */
export const application: ApplicationCopy = {
  back: { label: 'Back to Careers', href: routes.careers },
  ...applicationForm,
  another: {
    before: 'To apply again, this form is for the position',
    after: '. These positions are open as well:',
  },
  actions: {
    label: 'This position',
    shortLabel: 'Apply or share',
    apply: 'Apply for this position',
    applyShort: 'Apply',
    share: 'Share',
    print: 'Print',
  },
  nextSteps: {
    title: 'What happens next',
    steps: NEXT_STEPS,
  },
  fraud: {
    title: 'Before you apply',
    get text() {
      return `To keep fraud out, we never ask candidates for money, for bank details or for a copy of a passport. Our messages come from addresses that end in @${company.domain}. If one looks wrong, ask ${emails.careers}.`
    },
  },
  privacy: {
    title: 'Your data',
    get text() {
      return [
        'Only our hiring team reads your application.',
        promises.deletion.jobPage,
        `Write to ${emails.privacy} at any time, and we erase it.`,
      ]
        .filter(Boolean)
        .join(' ')
    },
    link: { label: 'Privacy Policy', href: routes.privacy },
  },
  similar: { title: 'Similar open positions', all: { label: 'All open positions', href: routes.careers } },
  closed: {
    title: 'This position is no longer open',
    text: 'It has been filled or withdrawn, or the link is not complete. These positions are open today.',
    openTitle: 'Open positions',
    noneOpen: 'No position is open today.',
    all: { label: 'Back to Careers', href: routes.careers },
  },
  done: {
    title: 'Application Submitted!',
    lead: 'Thank you. Your application and both files have arrived.',
    forLabel: 'Position',
    referenceLabel: 'Reference',
    stepsTitle: 'What happens next',
    steps: NEXT_STEPS.slice(1),
    candidatePage: 'See or withdraw your application',
    another: 'Apply for Another Position',
    print: 'Print',
    pictureSeed: 'boats',
    anotherText: { label: 'See the other open positions', href: routes.careers },
  },
}
