import { getPosts } from '../../backend/embedded/read-content'
import type { Database } from '../../db/database'
import { startStudio } from '../testing-studio'
import { findDraft, toDraft } from './drafts'
import { publish } from './publish'
import { saveDraft } from './save'
import { listTags, replaceTag } from './tags'
import { listVersions } from './versions'

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.stop())

const use = <Value>(act: (db: Database) => Promise<Value>) => studio.backend.use('test', act)
const count = async (db: Database, tag: string) => (await listTags(db)).find((each) => each.tag === tag)

it('counts, renames, merges and removes a tag in posts and drafts', () =>
  use(async (db) => {
    const [first, second, third] = await getPosts(db)
    if (!first || !second || !third) throw new Error('There are too few posts')
    const save = async (id: string, tags: string[]) => {
      const draft = toDraft(await findDraft(db, id))
      const content = { ...draft.content, tags }
      return (await saveDraft(db, { id, base: draft.version, content, reason: 'save', by: 'Rafi' })).draft
    }
    const shown = await publish(db, first.id, (await save(first.id, ['Looms', 'Yarn'])).version)
    await save(second.id, ['Looms'])
    const wasUpdated = (await getPosts(db)).find(({ id }) => id === first.id)?.updatedAt
    expect(await count(db, 'Looms')).toEqual({ tag: 'Looms', posts: 2, published: 2 })

    expect(await replaceTag(db, { from: 'Looms', to: 'Weaving', by: 'Anika' })).toBe(2)
    expect(await count(db, 'Looms')).toBeUndefined()
    const renamed = toDraft(await findDraft(db, first.id))
    expect(renamed).toMatchObject({ version: shown.version + 1, hasChanges: false, updatedBy: 'Anika' })
    const post = (await getPosts(db)).find(({ id }) => id === first.id)
    expect(post).toMatchObject({ tags: ['Weaving', 'Yarn'], updatedAt: wasUpdated })
    // Its draft and the published post have different tags.
    expect(toDraft(await findDraft(db, second.id))).toMatchObject({ hasChanges: true, content: { tags: ['Weaving'] } })
    expect((await getPosts(db)).find(({ id }) => id === second.id)?.tags).toEqual(second.tags)
    expect((await listVersions(db, first.id)).length).toBeGreaterThan(1)

    await replaceTag(db, { from: 'Weaving', to: 'Yarn', by: 'Anika' })
    expect((await getPosts(db)).find(({ id }) => id === first.id)?.tags).toEqual(['Yarn'])
    expect(await count(db, 'Yarn')).toMatchObject({ posts: 2 })

    // A post that the Studio has never saved.
    const [tag = ''] = third.tags
    const before = await count(db, tag)
    expect(await replaceTag(db, { from: tag, to: '', by: 'Anika' })).toBe(before?.posts)
    expect((await getPosts(db)).some(({ tags }) => tags.includes(tag))).toBe(false)
    await expect(replaceTag(db, { from: tag, to: 'Other', by: 'Anika' })).rejects.toThrow('missing')
  }))
