import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../db/database.ts'
import { createFolderStore } from '../../db/files/folder-store.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../../db/testing-postgres.ts'
import { POSTS_PER_MINUTE } from '../../security/rate-limit.ts'
import { createEmbeddedBackend, type EmbeddedBackend } from './index.ts'
import { prune } from './prune.ts'

afterAll(stopPostgres)

const post = { key: 'contact of-somebody', max: POSTS_PER_MINUTE.contact, seconds: 60 }
const describeOnPostgres = engines.includes('PostgreSQL') ? describe : describe.skip

it('posts are counted by each process alone where the database is SQLite', () => {
  expect(createEmbeddedBackend('/nonexistent').countPost).toBeUndefined()
})

describeOnPostgres('the posts that several machines receive', () => {
  let folder: string
  let url: string
  let backends: EmbeddedBackend[]
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-counts-'))
    url = (await createDatabase('PostgreSQL')) ?? ''
    backends = [1, 2, 3].map(() => createEmbeddedBackend(folder, { url }))
  })
  afterEach(async () => {
    await Promise.all(backends.map((backend) => backend.close()))
    await dropDatabase(url)
    await rm(folder, { recursive: true, force: true })
  })
  const count = (times: number, counted = post) =>
    Promise.all(Array.from({ length: times }, (_, at) => backends[at % backends.length]?.countPost?.(counted)))

  it('are counted together, also when they come at once', async () => {
    const answers = await count(post.max + 6)
    expect(answers.filter((wait) => wait === null)).toHaveLength(post.max)
    for (const wait of answers.filter((answer) => typeof answer === 'number')) {
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60)
    }
    expect(await count(1, { ...post, key: 'contact of-somebody-else' })).toEqual([null])
  })

  it('are taken again once the time is over, and forgotten by the pruning', async () => {
    await count(post.max + 1)
    await count(1, { ...post, key: 'contact of-the-present' })
    const db = await openDatabase(folder, url)
    const expire = () => sql`update "postCounts" set until = now() where key = ${post.key}`.execute(db)
    await expire()
    expect(await count(1)).toEqual([null])
    await expire()
    await prune(db, createFolderStore(folder))
    const { rows } = await sql`select key, posts from "postCounts"`.execute(db)
    expect(rows).toEqual([{ key: 'contact of-the-present', posts: 1 }])
    await db.destroy()
  })
})
