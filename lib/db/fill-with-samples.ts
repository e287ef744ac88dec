import { jobs } from '../../content/jobs.ts'
import { posts } from '../../content/posts/index.ts'
import { team } from '../../content/team.ts'
import type { Database } from './database.ts'

const content = { posts, jobs, team }

/** Writes the sample content into empty tables, in the migration's transaction. A company may begin without samples. */
export async function fillWithSamples(db: Database, samples: typeof content = content): Promise<void> {
  const postRows = samples.posts.map(({ author, tags, description, ...post }, position) => ({
    ...post,
    position,
    description: typeof description === 'string' ? description : JSON.stringify(description),
    tags: JSON.stringify(tags),
    authorName: author.name,
    authorDesignation: author.designation,
  }))
  const jobRows = samples.jobs.map(({ requirements, responsibilities, ...job }, position) => ({
    ...job,
    position,
    requirements: JSON.stringify(requirements),
    responsibilities: JSON.stringify(responsibilities),
  }))
  const teamRows = samples.team.map((member, position) => ({ ...member, position }))
  if (postRows.length > 0) await db.insertInto('posts').values(postRows).execute()
  if (teamRows.length > 0) await db.insertInto('team').values(teamRows).execute()
  if (jobRows.length > 0) await db.insertInto('jobs').values(jobRows).execute()
}
