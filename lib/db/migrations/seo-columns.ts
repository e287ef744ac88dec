import { run, toPostgres } from './run-statements.ts'

const COLUMNS = ['"seoTitle"', '"seoDescription"', 'canonical']

const columns = ['posts', 'drafts'].flatMap((table) =>
  COLUMNS.map((column) => `alter table ${table} add column ${column} text`),
)

// The index of migration 014 with the column that the sitemap needs.
const summaries = [
  'drop index "postSummaries"',
  `create index "postSummaries" on posts (
    "createdAt" desc, position, id, title, "subTitle", image, category, tags, "authorName", "authorDesignation", "updatedAt",
    "readTime", level, slug, "imageAlt", words, canonical
  )`,
]

const changed = `after update of ${COLUMNS.join(', ')} on posts`

/** Gives posts a title and a description for search engines, and a canonical address. */
export const addSeoColumns = run(
  [
    ...columns,
    ...summaries,
    `create trigger "postsInvalidatedBySeo" ${changed} begin
      update invalidations set version = lower(hex(randomblob(16))) where tag = 'all-blogs';
    end`,
  ],
  [
    ...columns.map(toPostgres),
    `create trigger "postsInvalidatedBySeo" ${changed} for each statement execute function invalidate('all-blogs')`,
  ],
)
