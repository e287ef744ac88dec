import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { caseStudies } from '../../content/case-studies/index.ts'
import { CONTENT_LIFE, HEALING_LIFE, tags } from '../cache.ts'
import { getReads } from './index.ts'
import type { Study } from './study-content.ts'

/** Returns the case studies, latest first: those of the content files if the backend has none. */
export async function getStoredStudies(): Promise<Study[]> {
  'use cache'
  cacheTag(tags.studies)
  const read = await getReads().getStudies()
  cacheLife(read && !read.isFresh ? HEALING_LIFE : CONTENT_LIFE)
  return read?.items ?? caseStudies.map((study) => ({ ...study, slug: study.id }))
}
