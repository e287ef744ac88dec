import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { ServicePage } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

/** /services/cloud */
export const cloud: ServicePage = {
  slug: 'cloud',
  inMenu: 'Moves, landing zones, on-call',
  inFooter: 'Cloud services',
  onHome: 'Moves, landing zones and on-call. The bill is part of the design, and so is the way back out.',
  meta: {
    get title() {
      return `Cloud migration company in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} moves systems to the cloud in tested waves, with restore drills and a bill that you can read.`
    },
  },
  title: 'Cloud',
  headline: 'Moved in steps, described in code, and with a bill you can read.',
  get lead() {
    return `${toOpening()} moves your systems from a server room whose air conditioning is older than the interns, or tidies a cloud account that grew by itself. Either way the first product is a list of what you have.`
  },
  what: {
    title: 'What you get',
    text: 'Your systems on AWS, Azure, Google Cloud or a local provider, on accounts in your name, with roles, logs, budgets and backups from the first day. Afterwards we operate it at a monthly price, or train the people who will.',
  },
  forWhom: {
    title: 'Typical beginnings',
    items: [
      'The maintenance contract for your hardware ends within a year.',
      'The monthly bill rises and nobody can say which team causes it.',
      'Auditors ask for a restore test, and there has never been one.',
      'Every release needs a night, a checklist and a particular person.',
    ],
  },
  features: {
    title: 'What we insist on',
    items: [
      { title: 'A way back', text: 'Each wave of a move has a rollback, tried before the real date.' },
      { title: 'Code, not clicks', text: 'Terraform and pipelines in your repository. The console is for looking.' },
      { title: 'Costs by owner', text: 'Every resource carries a team and a purpose, and a budget alert.' },
      {
        title: 'Drills',
        text: `A restore ${company.promises.restores} and a failover ${company.promises.failovers}, with a stopwatch.`,
      },
    ],
  },
  proof: {
    person: {
      name: 'Shamim Ara Khondker',
      text: 'She plans the waves and holds the stopwatch at the restores. Her team is the one that is called at night.',
    },
    evidence: {
      title: 'One hour and ten minutes',
      text: 'The median of our last twelve timed restores, onto a machine with nothing on it. The first one took nineteen hours, and the article says where they went.',
      link: { label: 'The restore nobody had timed', href: routes.journalArticle('the-restore-nobody-had-timed') },
    },
    price:
      'Inventory with a forecast for three years: 3,000, fixed. A move: by the wave, most of them 4,000 to 12,000. Operation: from 900 a month for ten machines.',
    firstDays:
      'Day one: you send last month’s bill, or photographs of the rack, and we call with three questions. Day two: you get the three largest savings or risks that we can see from outside, and a date for the inventory.',
  },
  howWeWork: {
    title: 'The move in four parts',
    steps: [
      { title: 'Inventory', text: 'What runs, who uses it, what it needs, what can be switched off.' },
      { title: 'Foundation', text: 'Accounts, network, access, logs: small, and complete.' },
      { title: 'Waves', text: 'The dullest system first, the ledger last.' },
      { title: 'Operation', text: 'On-call, updates, a cost review each month.' },
    ],
  },
  deliverables: {
    title: 'In your hands at the end',
    items: [
      'Inventory with dependencies and costs',
      'Infrastructure as code, with a README for strangers',
      'Runbooks, alarms and the on-call list',
      'Reports of the restore drills',
    ],
  },
  services: {
    title: 'The services behind it',
    tiles: toServiceTiles('cloud-service', 'microservices', 'network-engineering', 'iot-and-digital-engineering'),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'May our data leave the country?',
        answer:
          'That depends on your regulator and on the kind of data. We sort it by class with your counsel; what must stay goes to a local provider or your own rack.',
      },
      {
        question: 'Will it be cheaper?',
        answer:
          'Not always. Steady loads on paid-off hardware are hard to beat. The inventory ends with a forecast for three years, for staying as well as for moving.',
      },
      {
        question: 'Who is woken at night?',
        answer:
          'Our on-call engineer, if you choose operation by us. You get the record in the morning, with what was done and what ought to change.',
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['Cloud Computing', 'DevOps'],
    industries: ['Healthcare', 'Banking & Finance'],
    tags: ['Kubernetes', 'Docker', 'Terraform', 'AWS', 'CI/CD', 'Observability', 'Backups'],
  },
  callToAction: {
    title: 'Send us last month’s bill',
    text: 'Or a photograph of the rack. We answer with the first three questions we would ask.',
    actions: [
      { label: 'Ask for a scope', href: routes.contactAbout({ service: 'cloud-services', about: 'Cloud' }) },
      { label: 'View Case Studies', href: routes.caseStudies },
    ],
  },
}
