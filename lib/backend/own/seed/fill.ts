import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { jobs } from './jobs.ts'
import { posts } from './posts/index.ts'
import { team } from './team.ts'

function insert(db: DatabaseSync, table: string, rows: Record<string, SQLInputValue>[]) {
  for (const row of rows) {
    const columns = Object.keys(row)
    const marks = columns.map(() => '?').join(', ')
    db.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`).run(...Object.values(row))
  }
}

/** Writes the sample content into empty tables; runs inside the migration's transaction. */
export function fillSeed(db: DatabaseSync) {
  insert(
    db,
    'posts',
    posts.map(({ author, tags, description, ...post }, position) => ({
      ...post,
      position,
      description: typeof description === 'string' ? description : JSON.stringify(description),
      tags: JSON.stringify(tags),
      authorName: author.name,
      authorDesignation: author.designation,
    })),
  )
  insert(
    db,
    'team',
    team.map((member, position) => ({ ...member, position })),
  )
  insert(
    db,
    'jobs',
    jobs.map(({ requirements, responsibilities, ...job }, position) => ({
      ...job,
      position,
      requirements: JSON.stringify(requirements),
      responsibilities: JSON.stringify(responsibilities),
    })),
  )
}
