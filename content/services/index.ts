import type { ServicePage } from '../copy-types.ts'
import { aiMl } from './ai-ml.ts'
import { businessSolutions } from './business-solutions.ts'
import { cloud } from './cloud.ts'
import { cybersecurity } from './cybersecurity.ts'
import { mobileDevelopment } from './mobile-development.ts'
import { webDevelopment } from './web-development.ts'

/** The pages under /services. The menu, the footer, Home and the sitemap list them in this order. */
export const servicePages: readonly ServicePage[] = [
  webDevelopment,
  mobileDevelopment,
  aiMl,
  cloud,
  cybersecurity,
  businessSolutions,
]
