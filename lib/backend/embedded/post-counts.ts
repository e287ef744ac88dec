import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { CountedPost } from '../contract.ts'

/** Counts a post for all machines, by the database's clock. Returns the seconds to wait, or null within the limit. */
export async function countPost(db: Database, { key, max, seconds }: CountedPost): Promise<number | null> {
  const { rows } = await sql<{ posts: number; wait: number }>`
    insert into "postCounts" as counted (key, posts, until) values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      posts = case when counted.until <= now() then 1 else counted.posts + 1 end,
      until = case when counted.until <= now() then excluded.until else counted.until end
    returning posts, ceil(extract(epoch from until - now()))::integer as wait
  `.execute(db)
  const [counted] = rows
  return counted && counted.posts > max ? Math.max(1, counted.wait) : null
}

/** Removes expired counts. Skips locked rows, so that two machines cannot deadlock. */
export async function removeOldCounts(db: Database): Promise<void> {
  await sql`
    delete from "postCounts" where key in (select key from "postCounts" where until < now() for update skip locked)
  `.execute(db)
}
