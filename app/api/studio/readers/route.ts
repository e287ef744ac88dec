import { countsReads, getEnv } from '@/lib/env'
import { type ReadItem, summarizeReads } from '@/lib/reads/reads'
import { studioRead } from '@/lib/studio/route-handlers'

/** Responds with the reads of thirty days and a year. */
export const GET = studioRead('readers', async ({ db }) => {
  const getTitles = async (items: readonly ReadItem[]) => {
    const titles = new Map<string, string>()
    for (const [kind, table] of [
      ['post', 'posts'],
      ['job', 'jobs'],
      ['study', 'caseStudies'],
      ['article', 'articles'],
    ] as const) {
      const ids = items.filter((item) => item.kind === kind).map(({ id }) => id)
      const rows = await db.selectFrom(table).select(['id', 'title']).where('id', 'in', ids).execute()
      for (const { id, title } of rows) titles.set(`${kind} ${id}`, title)
    }
    return titles
  }
  return { isOn: countsReads(getEnv()), ...(await summarizeReads(db, getTitles)) }
})
