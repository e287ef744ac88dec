import type { SeedPost } from '../types.ts'

/** The posts a new database starts with, latest first. */
export const posts: SeedPost[] = [
  {
    id: '1',
    title: 'Reading a slow query log',
    subTitle: 'Ten minutes with a log file before anyone buys a bigger server',
    description: '<p>Sort by total time, not by the slowest single query.</p>',
    image: null,
    category: 'Backend Development',
    tags: ['PostgreSQL', 'Performance', 'Operations'],
    author: { name: 'Farhan Kabir', designation: 'Database Engineer' },
    createdAt: '2026-05-12T04:00:00.000Z',
    readTime: null,
    level: null,
  },
  {
    id: 'notes-on-backups',
    title: 'Notes on backups',
    subTitle: 'A backup nobody has restored is a hope',
    description: { ops: [{ insert: 'Restore one table every Monday.\n' }] },
    image: null,
    category: 'DevOps',
    tags: ['Backups'],
    author: { name: 'Nadia Rahman', designation: 'Infrastructure Lead' },
    createdAt: '2026-04-02T04:00:00.000Z',
    readTime: '3 min',
    level: 'Intermediate',
  },
]
