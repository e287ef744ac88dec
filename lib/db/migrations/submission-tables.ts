import { run, toPostgres } from './run-statements.ts'

const uploads = (claimedBy: string) => `create table uploads (
    stored text primary key, "receivedAt" text not null, name text not null, type text not null,
    bytes integer not null, sha256 text not null,
    "claimedBy" text${claimedBy}
  ) strict`

const applications = `create table applications (
    reference text primary key, "receivedAt" text not null, "jobId" text not null, "jobTitle" text not null,
    name text not null, "lastName" text not null, email text not null, resume text not null references uploads,
    "coverLetter" text not null references uploads, answers text not null
  ) strict`

const submissions = [
  `create table messages (
    reference text primary key, "receivedAt" text not null, name text not null, "lastName" text not null,
    email text not null, phone text not null, company text not null, service text not null, message text not null
  ) strict`,
  `create table receipts (
    call text not null, key text not null, body text not null, answer text not null, "answeredAt" text not null,
    primary key (call, key)
  ) strict, without rowid`,
]

const claims = 'references applications deferrable initially deferred'

const submissionsOfSqlite = [
  ...submissions,
  applications,
  uploads(` ${claims}`),
  'create table subscribers (email text primary key collate nocase, "subscribedAt" text not null) strict',
]

// If two tables refer to each other, PostgreSQL needs one to exist before the other can refer to it.
const submissionsOfPostgres = [
  ...submissions.map(toPostgres),
  toPostgres(uploads('')),
  toPostgres(applications),
  `alter table uploads add foreign key ("claimedBy") ${claims}`,
  toPostgres('create table subscribers (email text not null, "subscribedAt" text not null)'),
  'create unique index "subscribersByEmail" on subscribers (lower(email))',
]

/** Adds the tables of submissions. */
export const addSubmissionTables = run(submissionsOfSqlite, submissionsOfPostgres)

/** Adds the warnings of files. */
export const addFileWarnings = run([`alter table uploads add column warnings text not null default '[]'`])

// The sender is a keyed hash. Counting reads only the index.
/** Adds the sender of files without an application. */
export const addUploadQuotas = run([
  'alter table uploads add column sender text',
  `create index "uploadsUnclaimed" on uploads (sender, bytes, "receivedAt", stored, "claimedBy")
    where "claimedBy" is null`,
])

/** Adds an index to count the files of a day's applications and held submissions. */
export const addClaimedQuotas = run([
  `create index "uploadsClaimed" on uploads ("receivedAt", sender, bytes, "claimedBy", "heldBy")
    where ("claimedBy" is not null or "heldBy" is not null)`,
])

/** Adds the closing days of positions, and the spam signals (lib/security/spam-signals.ts) of submissions. */
export const addClosingDatesAndSignals = run([
  'alter table jobs add column "closingDate" text',
  ...['messages', 'applications', 'subscribers'].map(
    (table) => `alter table ${table} add column signals text not null default ''`,
  ),
])
