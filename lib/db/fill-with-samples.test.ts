import { fillWithSamples } from './fill-with-samples.ts'
import { openTestDatabase } from './testing-database.ts'

it('writes nothing for a company that begins without samples', async () => {
  const { db, close } = await openTestDatabase('SQLite')
  for (const table of ['posts', 'team', 'jobs'] as const) await db.deleteFrom(table).execute()
  await fillWithSamples(db, { posts: [], jobs: [], team: [] })
  expect(await db.selectFrom('posts').select('id').execute()).toEqual([])
  await close()
})
