import type { LandingPage } from '../copy-types.ts'
import { banking } from './industries/banking.ts'
import { education } from './industries/education.ts'
import { healthcare } from './industries/healthcare.ts'
import { hiTech } from './industries/hi-tech.ts'
import { hospitality } from './industries/hospitality.ts'
import { insurance } from './industries/insurance.ts'
import { logistics } from './industries/logistics.ts'
import { manufacturing } from './industries/manufacturing.ts'
import { publicSector } from './industries/public-sector.ts'
import { retail } from './industries/retail.ts'
import { aiMl } from './services/ai-ml.ts'
import { businessSolutions } from './services/business-solutions.ts'
import { cloud } from './services/cloud.ts'
import { cybersecurity } from './services/cybersecurity.ts'
import { mobileDevelopment } from './services/mobile-development.ts'
import { webDevelopment } from './services/web-development.ts'

/** The pages under /services, in the order of the menu. */
export const servicePages: readonly LandingPage[] = [
  webDevelopment,
  mobileDevelopment,
  aiMl,
  cloud,
  cybersecurity,
  businessSolutions,
]

/** The pages under /industries, one for each sector, in the order of the menu. */
export const industryPages: readonly LandingPage[] = [
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
