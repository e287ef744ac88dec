import { aiFraudDetection } from './ai-fraud-detection.ts'
import type { CaseStudy } from './case-study-type.ts'
import { checkoutForSlowPhones } from './checkout-for-slow-phones.ts'
import { fabricInspectionByCamera } from './fabric-inspection-by-camera.ts'
import { offlinePatientRecords } from './offline-patient-records.ts'

/** The case studies in the order of the listing; Insights shows the first two. */
export const caseStudies: readonly CaseStudy[] = [
  aiFraudDetection,
  offlinePatientRecords,
  checkoutForSlowPhones,
  fabricInspectionByCamera,
]
