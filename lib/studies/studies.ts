import 'server-only'
import { getArrangement } from '../backend/arrangement.ts'
import { caseStudies } from '../content/case-studies/index.ts'
import type { CaseStudy } from '../content/case-studies/types.ts'
import { arrange } from '../listing/arrange.ts'

/** All case studies, as the owner arranged them. */
export const getStudies = async (): Promise<CaseStudy[]> => arrange(caseStudies, await getArrangement(), 'study')
