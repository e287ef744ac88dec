import { routes } from '../../lib/routes.ts'
import type { CallToAction, IndustryPage, Intro, Sector } from '../copy-types.ts'
import { banking } from './banking.ts'
import { education } from './education.ts'
import { healthcare } from './healthcare.ts'
import { hiTech } from './hi-tech.ts'
import { hospitality } from './hospitality.ts'
import { insurance } from './insurance.ts'
import { logistics } from './logistics.ts'
import { manufacturing } from './manufacturing.ts'
import { publicSector } from './public-sector.ts'
import { retail } from './retail.ts'

/** The pages under /industries, one for each sector. The menu and the sitemap list them in this order, the footer the first six. */
export const industryPages: readonly IndustryPage[] = [
  hiTech,
  banking,
  healthcare,
  manufacturing,
  retail,
  education,
  insurance,
  publicSector,
  logistics,
  hospitality,
]

/** The sectors that /industries shows first; the others follow in the order of the menu. */
const first: readonly IndustryPage[] = [hiTech, banking, insurance, manufacturing, retail, healthcare]

type IndustriesPage = {
  hero: Intro & { subject: string; indexLabel: string }
  subSectorsLabel: string
  solutionsLabel: string
  sectors: readonly Sector[]
  callToAction: CallToAction
}

/** The industries page. The slugs of sectors and sub-sectors are the ids that the menu links to. */
export const industries: IndustriesPage = {
  hero: {
    title: 'Industries',
    text: 'Ten sectors we have worked in long enough to know which questions to ask first.',
    subject: 'industries',
    indexLabel: 'Sectors on this page',
  },
  subSectorsLabel: 'Where in the sector',
  solutionsLabel: 'Solutions',
  sectors: [...new Set([...first, ...industryPages])].map(({ sector }) => sector),
  callToAction: {
    title: 'Your trade is not in the list?',
    text: 'Then we still have to learn it, and we will say so. Several of our best projects began with a week of watching people work.',
    actions: [
      { label: 'Invite us for a day', href: routes.contactAbout({ about: 'A day at our place' }) },
      { label: 'View All Expertise', href: routes.expertise },
    ],
  },
}
