import type { DatabaseSync } from 'node:sqlite'
import { fillSeed } from './seed/fill.ts'

/** Applied in this order, each once; one that has shipped is never edited. */
const migrations: { name: string; apply: (db: DatabaseSync) => void }[] = [
  { name: '001-content', apply: (db) => db.exec(content) },
  { name: '002-submissions', apply: (db) => db.exec(submissions) },
  { name: '003-seed', apply: fillSeed },
  { name: '004-words', apply: (db) => db.exec(words) },
  { name: '005-summaries', apply: (db) => db.exec(summaries) },
  { name: '006-file-warnings', apply: (db) => db.exec(fileWarnings) },
  { name: '007-room', apply: (db) => db.exec(room) },
  { name: '008-updated', apply: (db) => db.exec(updated) },
]

const content = `
  create table posts (
    id text primary key, position integer not null, title text not null, subTitle text not null,
    description text not null, image text, category text, tags text not null, authorName text not null,
    authorDesignation text not null, createdAt text not null, readTime text, level text
  ) strict;
  create index postsByPosition on posts (position);
  create table team (
    position integer primary key, name text not null, designation text not null, bio text not null, image text,
    linkedinLink text, twitterLink text, githubLink text
  ) strict;
  create table jobs (
    id text primary key, position integer not null, title text not null, department text not null,
    location text not null, jobType text not null, experience text not null, salary text not null,
    description text not null, createdAt text not null, requirements text not null, responsibilities text not null
  ) strict;
`

const submissions = `
  create table messages (
    reference text primary key, receivedAt text not null, name text not null, lastName text not null,
    email text not null, phone text not null, company text not null, service text not null, message text not null
  ) strict;
  create table applications (
    reference text primary key, receivedAt text not null, jobId text not null, jobTitle text not null,
    name text not null, lastName text not null, email text not null, resume text not null references uploads,
    coverLetter text not null references uploads, answers text not null
  ) strict;
  create table uploads (
    stored text primary key, receivedAt text not null, name text not null, type text not null,
    bytes integer not null, sha256 text not null,
    claimedBy text references applications deferrable initially deferred
  ) strict;
  create table subscribers (email text primary key collate nocase, subscribedAt text not null) strict;
  create table receipts (
    call text not null, key text not null, body text not null, answer text not null, answeredAt text not null,
    primary key (call, key)
  ) strict, without rowid;
`

// Counted on the first read and kept, so that a list of thousands of posts need not read all their bodies each time.
const words = `
  alter table posts add column words integer;
  create trigger postWordsOutdated after update of description on posts begin
    update posts set words = null where id = new.id;
  end;
  create index postsByDate on posts (createdAt desc, position);
  drop index postsByPosition;
`

// All that a list tells of a post, so that nobody goes past the bodies, which lie between: of ten thousand posts 3 MB are
// read and not 80. Keep it to the columns of SUMMARY (content.ts).
const summaries = `
  create index postSummaries on posts (
    createdAt desc, position,
    id, title, subTitle, image, category, tags, authorName, authorDesignation, readTime, level, words
  );
  create index postsUncounted on posts (id) where words is null;
  drop index postsByDate;
`

const fileWarnings = `
  alter table uploads add column warnings text not null default '[]';
`

// The index of 005 again, with the new column.
const updated = `
  alter table posts add column updatedAt text;
  create trigger postUpdated after update of title, subTitle, description, image on posts begin
    update posts set updatedAt = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') where id = new.id;
  end;
  drop index postSummaries;
  create index postSummaries on posts (
    createdAt desc, position, id, title, subTitle, image, category, tags, authorName, authorDesignation, updatedAt,
    readTime, level, words
  );
`

// Who uploaded a file that no application has claimed, as a keyed hash; the index holds all that counting them needs.
const room = `
  alter table uploads add column sender text;
  create index uploadsUnclaimed on uploads (sender, bytes, receivedAt, stored, claimedBy) where claimedBy is null;
`

function getApplied(db: DatabaseSync): string[] {
  const known = db.prepare("select 1 from sqlite_master where type = 'table' and name = 'migrations'").get()
  return known
    ? db
        .prepare('select name from migrations')
        .all()
        .map(({ name }) => String(name))
    : []
}

/**
 * Brings the database up to date in one transaction. Several processes may do this at once: the write lock is taken
 * before looking, so that one does the work and the others find it done.
 */
export function migrate(db: DatabaseSync) {
  const names = migrations.map(({ name }) => name)
  const unknown = getApplied(db).find((name) => !names.includes(name))
  if (unknown) throw new Error(`This database was made by a newer version of the site (it has "${unknown}")`)
  if (getApplied(db).length === names.length) return
  db.exec('begin immediate')
  try {
    db.exec('create table if not exists migrations (name text primary key, appliedAt text not null) strict')
    const applied = getApplied(db)
    for (const { name, apply } of migrations) {
      if (applied.includes(name)) continue
      apply(db)
      db.prepare('insert into migrations (name, appliedAt) values (?, ?)').run(name, new Date().toISOString())
    }
    db.exec('commit')
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}
