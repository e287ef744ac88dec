import { sql } from 'kysely'
import { sampleCandidate } from '../../lib/backend/testing.ts'
import type { Database } from '../../lib/db/database.ts'
import { APPLICATION_STATES } from '../../lib/limits.ts'

const text = (expression: string) => `cast(${expression} as text)`
const padded = (expression: string, digits: number) => `substr(${text(`${10 ** digits} + ${expression}`)}, 2)`

/** A time in the last months for each number, earlier for higher ones. */
const TIME = `'2026-' || ${padded('(11 - at / 28000 % 11)', 2)} || '-' || ${padded('(28 - at / 1000 % 28)', 2)}
  || 'T' || ${padded('(23 - at / 60 % 24)', 2)} || ':' || ${padded('(59 - at % 60)', 2)} || ':00.000Z'`

const pick = (values: readonly string[], expression: string) =>
  `case (${expression}) % ${values.length} ${values.map((value, at) => `when ${at} then '${value}'`).join(' ')} end`

const toNumbers = (first: number, last: number) =>
  `with recursive numbers(at) as (select ${first} union all select at + 1 from numbers where at < ${last})`

/** Inserts a row for each number from 0, in SQL that both engines understand. */
const fill = (db: Database, count: number, into: string, values: string) =>
  sql.raw(`insert into ${into} ${toNumbers(0, count - 1)} select ${values} from numbers`).execute(db)

/** Inserts as many rows as a site has after years: each application with two files and the answers of a long form. */
export async function fillDatabase(db: Database, { applications, posts }: { applications: number; posts: number }) {
  const jobs = (await db.selectFrom('jobs').select('id').execute()).map(({ id }) => id)
  const answers = JSON.stringify({ ...sampleCandidate, whyInterested: 'Because of the work. '.repeat(60) })
  const reference = `'NK-' || ${padded('at', 8)}`
  // An upload and its application refer to each other, which is checked when both exist.
  await db.transaction().execute(async (transaction) => {
    for (const kind of ['resume', 'letter'])
      await fill(
        transaction,
        applications,
        'uploads (stored, "receivedAt", name, type, bytes, sha256, warnings, "claimedBy")',
        `${text('at')} || '-${kind}.pdf', ${TIME}, '${kind}.pdf', 'application/pdf', 2000000, '${'0'.repeat(64)}', '[]', ${reference}`,
      )
    await fill(
      transaction,
      applications,
      `applications (reference, "receivedAt", "jobId", "jobTitle", name, "lastName", email, resume, "coverLetter", answers, state)`,
      `${reference}, ${TIME}, ${pick(jobs, 'at')}, 'A position', 'Amina', 'Sultana', 'amina' || ${text('at')} || '@mail.example',
        ${text('at')} || '-resume.pdf', ${text('at')} || '-letter.pdf', '${answers.replaceAll("'", "''")}',
        ${pick(APPLICATION_STATES, 'at / 7')}`,
    )
  })
  await fill(
    db,
    applications / 10,
    'messages (reference, "receivedAt", name, "lastName", email, phone, company, service, message)',
    `${reference}, ${TIME}, 'Amina', 'Sultana', 'amina' || ${text('at')} || '@mail.example', '', '', '', 'Hello'`,
  )
  await fill(
    db,
    applications / 10,
    'subscribers (email, "subscribedAt", "confirmedAt", id)',
    `'reader' || ${text('at')} || '@mail.example', ${TIME}, ${TIME}, ${text('at')}`,
  )
  // The texts of the sample posts, each many times.
  const { count } = await db.selectFrom('posts').select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  await sql
    .raw(`insert into posts (id, position, title, "subTitle", description, category, tags, "authorName", "authorDesignation",
      "createdAt", "readTime", level)
    ${toNumbers(1, Math.ceil(posts / count) - 1)}
    select id || '-' || ${text('at')}, position + 100 * at, title || ' ' || ${text('at')}, "subTitle", description, category, tags,
      "authorName", "authorDesignation", ${TIME}, "readTime", level from posts cross join numbers`)
    .execute(db)
}
