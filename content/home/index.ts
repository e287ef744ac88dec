import { routes } from '../../lib/routes.ts'
import { anchors } from '../anchors.ts'
import { company } from '../company.ts'
import type { HomePage } from './home-types.ts'
import { results } from './results.ts'
import { services } from './services.ts'
import { solutions } from './solutions.ts'

const { figures, name } = company

/** The home page, block by block in the order of the page. */
export const home: HomePage = {
  hero: {
    title: 'IT and AI solutions that hold together.',
    text: `${name} builds, runs and maintains the systems that companies in ${figures.countries} countries rely on every day. The people who wrote the code answer when it breaks.`,
    actions: [
      { label: 'Start Your Project', href: routes.contact },
      { label: 'View Case Studies', href: routes.caseStudies },
    ],
    get facts() {
      return [
        `${company.address.city}, since ${company.founded}`,
        `${figures.projects} projects`,
        `${figures.teamMembers} people`,
      ]
    },
    subject: 'home',
  },

  latestPosts: {
    title: 'From the workbench',
    text: 'Tutorials by the engineers who needed them first. Each one comes out of a project that shipped.',
    all: { label: 'All tutorials', href: routes.blog },
    empty: 'The latest tutorials are being fetched. The whole list is on the blog.',
  },

  ...services,
  ...solutions,
  ...results,

  leadership: {
    title: 'Leadership team',
    text: 'The people who sign the proposals also read the incident reports.',
    all: { label: 'Meet the whole team', href: `${routes.about}#${anchors.leadershipTeam}` },
    empty: 'The team list is being fetched. It is on the About page as well.',
    max: 3,
  },

  careers: {
    get title() {
      return `Join us in ${company.address.city}, or work from home`
    },
    text: 'We hire engineers, analysts and people who can explain things. Remote, hybrid, or by the window on the sixth floor, as the work allows.',
    actions: [
      { label: 'See open positions', href: `${routes.careers}#${anchors.openPositions}` },
      { label: 'How we hire', href: `${routes.careers}#${anchors.hiringProcess}` },
    ],
  },

  closing: {
    title: 'Tell us what is not working',
    text: 'An engineer answers, not a sales script. The first hour of advice costs nothing, and quite often it is all that is needed.',
    actions: [
      { label: 'Schedule Consultation', href: routes.contact },
      { label: 'Download Company Profile', href: routes.companyProfile },
    ],
  },
}
