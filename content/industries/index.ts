import { routes } from '../../lib/routes.ts'
import type { CallToAction, Intro, Sector } from '../copy-types.ts'
import { businessSectors } from './business.ts'
import { publicSectors } from './public.ts'

type IndustriesPage = {
  hero: Intro & { seed: string; indexLabel: string }
  subSectorsLabel: string
  solutionsLabel: string
  sectors: readonly Sector[]
  callToAction: CallToAction
}

/** The industries page: ten sectors. Sector and sub-sector slugs are the ids that the menu links to. */
export const industries: IndustriesPage = {
  hero: {
    title: 'Industries',
    text: 'Ten sectors we have worked in long enough to know which questions to ask first.',
    seed: 'industries-hero',
    indexLabel: 'Sectors on this page',
  },
  subSectorsLabel: 'Where in the sector',
  solutionsLabel: 'Solutions',
  sectors: [...businessSectors, ...publicSectors],
  callToAction: {
    title: 'Your trade is not in the list?',
    text: 'Then we still have to learn it, and we will say so. Several of our best projects began with a week of watching people work.',
    actions: [
      { label: 'Invite us for a day', href: routes.contactAbout({ about: 'A day at our place' }) },
      { label: 'View All Expertise', href: routes.expertise },
    ],
  },
}
