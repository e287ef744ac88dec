import { run } from './statements.ts'

// Latest first, for one page at a time (paging.ts).
const pages = [
  `alter table applications add column state text not null default 'new'`,
  'create index "applicationsByTime" on applications ("receivedAt", reference)',
  'create index "applicationsByState" on applications (state, "receivedAt", reference)',
  'create index "applicationsByJob" on applications ("jobId", "receivedAt", reference)',
  'create index "applicationsByJobAndState" on applications (state, "jobId", "receivedAt", reference)',
  'create index "messagesByTime" on messages ("receivedAt", reference)',
  'create index "subscribersByTime" on subscribers ("subscribedAt", email)',
  'create index "postsByTime" on posts ("createdAt", id)',
]

// Without them, each removed row would be looked for in the whole of the table that refers to it.
const references = [
  'create index "uploadsByApplication" on uploads ("claimedBy") where "claimedBy" is not null',
  'create index "applicationsByResume" on applications (resume)',
  'create index "applicationsByCoverLetter" on applications ("coverLetter")',
]

const emails = ['applications', 'messages'].map((table) => `create index "${table}ByEmail" on ${table} (lower(email))`)

/** Stores an application's state, and lets large lists be read by pages and people be found by their address. */
export const indexPages = run([...pages, ...references, ...emails])
