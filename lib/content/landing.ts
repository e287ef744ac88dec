import { banking } from './landing/industries/banking.ts'
import { education } from './landing/industries/education.ts'
import { healthcare } from './landing/industries/healthcare.ts'
import { hiTech } from './landing/industries/hi-tech.ts'
import { manufacturing } from './landing/industries/manufacturing.ts'
import { retail } from './landing/industries/retail.ts'
import { aiMl } from './landing/services/ai-ml.ts'
import { businessSolutions } from './landing/services/business-solutions.ts'
import { cloud } from './landing/services/cloud.ts'
import { cybersecurity } from './landing/services/cybersecurity.ts'
import { mobileDevelopment } from './landing/services/mobile-development.ts'
import { webDevelopment } from './landing/services/web-development.ts'
import type { LandingPage } from './types.ts'

/** The pages under /services, in the order of the footer. */
export const servicePages: readonly LandingPage[] = [
  webDevelopment,
  mobileDevelopment,
  aiMl,
  cloud,
  cybersecurity,
  businessSolutions,
]

/** The pages under /industries, in the order of the footer. */
export const industryPages: readonly LandingPage[] = [hiTech, banking, healthcare, manufacturing, retail, education]
