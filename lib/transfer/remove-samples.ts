import { caseStudies } from '../../content/case-studies/index.ts'
import { jobs } from '../../content/jobs.ts'
import { journalArticles } from '../../content/journal/index.ts'
import { posts } from '../../content/posts/index.ts'
import { team } from '../../content/team.ts'
import type { Database } from '../db/database.ts'
import { removePiece } from '../studio/pieces/edit-piece.ts'
import { articleTable, studyTable } from '../studio/pieces/piece-tables.ts'
import { setRemoved } from '../studio/positioned-rows.ts'
import { removePost } from '../studio/posts/remove.ts'

const idsOf = (samples: readonly { id: string }[]) => samples.map(({ id }) => id)

/** Returns the ids of the samples of `content` that are still as they came. A job that has applications is left out. */
async function findSamples(db: Database) {
  const isFirst = (table: 'team' | 'jobs') =>
    db.selectFrom(table).select('id').where('version', '=', 1).where('removedAt', 'is', null)
  const isUnedited = (table: 'caseStudies' | 'articles') =>
    db.selectFrom(table).select('id').where('version', '=', 1).where('deletedAt', 'is', null)
  const changed = db.selectFrom('drafts').select('id')
  const applied = db.selectFrom('applications').select('jobId')
  const rows = {
    posts: db.selectFrom('posts').select('id').where('id', 'in', idsOf(posts)).where('id', 'not in', changed),
    jobs: isFirst('jobs').where('id', 'in', idsOf(jobs)).where('id', 'not in', applied),
    team: isFirst('team').where(
      'name',
      'in',
      team.map(({ name }) => name),
    ),
    studies: isUnedited('caseStudies').where('id', 'in', idsOf(caseStudies)),
    articles: isUnedited('articles').where('id', 'in', idsOf(journalArticles)),
  }
  return {
    posts: idsOf(await rows.posts.execute()),
    jobs: idsOf(await rows.jobs.execute()),
    team: idsOf(await rows.team.execute()),
    studies: idsOf(await rows.studies.execute()),
    articles: idsOf(await rows.articles.execute()),
  }
}

/**
 * Deletes the samples of `content` that nobody has changed, as the Studio does: it can restore them. Returns their number.
 * Without `isWriting` it only counts them. Must run in a transaction.
 */
export async function removeSamples(db: Database, isWriting: boolean, now = new Date()): Promise<number> {
  const samples = await findSamples(db)
  if (isWriting) {
    for (const id of samples.posts) await removePost(db, id, 0, now)
    for (const table of ['jobs', 'team'] as const)
      for (const id of samples[table]) await setRemoved(db, table, id, now.toISOString())
    for (const id of samples.studies) await removePiece(db, studyTable, id, 1)
    for (const id of samples.articles) await removePiece(db, articleTable, id, 1)
  }
  return Object.values(samples).flat().length
}
