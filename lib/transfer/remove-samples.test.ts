import { openTestDatabase } from '../db/testing-database.ts'
import { engines, stopPostgres } from '../db/testing-postgres.ts'
import { findDraft } from '../studio/posts/drafts.ts'
import { removePost, restorePost } from '../studio/posts/remove.ts'
import { removeSamples } from './remove-samples.ts'

afterAll(stopPostgres)

it.each(engines)('removes the samples that nobody has changed, on %s', async (engine) => {
  const { db, close } = await openTestDatabase(engine)
  const [post, ...others] = await db.selectFrom('posts').select('id').execute()
  const job = await db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
  if (!post) throw new Error('There are no samples')
  // What an owner has changed is theirs.
  await removePost(db, post.id, 0)
  await restorePost(db, post.id)
  await db.updateTable('jobs').set({ title: 'Weaver', version: 2 }).where('id', '=', job.id).execute()

  const count = await removeSamples(db, false)
  expect(await db.selectFrom('posts').select('id').execute()).toHaveLength(others.length + 1)
  expect(await removeSamples(db, true)).toBe(count)

  expect(await db.selectFrom('posts').select('id').execute()).toEqual([post])
  expect(await db.selectFrom('jobs').select('id').where('removedAt', 'is', null).execute()).toEqual([job])
  expect(await db.selectFrom('team').select('id').where('removedAt', 'is', null).execute()).toEqual([])
  for (const table of ['caseStudies', 'articles'] as const)
    expect(await db.selectFrom(table).select('id').where('deletedAt', 'is', null).execute()).toEqual([])
  expect(await removeSamples(db, true)).toBe(0)
  // The Studio can bring them back.
  const [removed] = others
  if (removed) await restorePost(db, removed.id)
  expect((await findDraft(db, removed?.id ?? '')).state).toBe('published')
  await close()
})
