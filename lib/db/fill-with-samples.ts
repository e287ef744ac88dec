import { jobs } from '../../content/jobs.ts'
import { posts } from '../../content/posts/index.ts'
import { team } from '../../content/team.ts'
import type { Database } from './database.ts'

/** Writes the sample content into empty tables, in the migration's transaction. */
export async function fillWithSamples(db: Database): Promise<void> {
  const postRows = posts.map(({ author, tags, description, ...post }, position) => ({
    ...post,
    position,
    description: typeof description === 'string' ? description : JSON.stringify(description),
    tags: JSON.stringify(tags),
    authorName: author.name,
    authorDesignation: author.designation,
  }))
  const jobRows = jobs.map(({ requirements, responsibilities, ...job }, position) => ({
    ...job,
    position,
    requirements: JSON.stringify(requirements),
    responsibilities: JSON.stringify(responsibilities),
  }))
  await db.insertInto('posts').values(postRows).execute()
  await db
    .insertInto('team')
    .values(team.map((member, position) => ({ ...member, position })))
    .execute()
  await db.insertInto('jobs').values(jobRows).execute()
}
