import 'server-only'
import { cacheTag } from 'next/cache'
import { getPosts } from '../backend/read-posts.ts'
import { tags } from '../cache.ts'
import { getArticles } from '../insights/journal/articles.ts'
import { getStudies } from '../insights/studies/studies.ts'
import { getLinkedJobs } from '../jobs/read-link.ts'
import { toLlmsText } from './llms-text.ts'

/** Returns the text of /llms.txt, cached as long as its lists. */
export async function getLlmsText(): Promise<string> {
  'use cache'
  cacheTag(tags.posts, tags.jobs, tags.studies, tags.articles, tags.settings)
  const [posts, jobs, studies, articles] = await Promise.all([getPosts(), getLinkedJobs(), getStudies(), getArticles()])
  return toLlmsText({ posts, jobs, studies, articles })
}
