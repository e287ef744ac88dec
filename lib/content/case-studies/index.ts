import { aiFraudDetection } from './ai-fraud-detection.ts'
import type { CaseStudy } from './types.ts'

/** The case studies in the order of the listing; the first two stand on Insights. */
export const caseStudies: readonly CaseStudy[] = [aiFraudDetection]
