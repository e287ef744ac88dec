import { sql } from 'kysely'
import { revalidateTag } from 'next/cache'
import { startStudio } from '@/lib/studio/testing-studio'
import * as enter from './enter/route'
import * as publish from './posts/[id]/publish/route'
import * as post from './posts/[id]/route'
import * as posts from './posts/route'

// It works only inside Next.
jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }))

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.stop())

const limitPages = (most: number) =>
  studio.backend.use('test', (db) => sql`pragma max_page_count = ${sql.raw(String(most))}`.execute(db))

it('invalidates the lists of posts when one is published, and not while it is written', async () => {
  const draft = await (await studio.call(posts.POST, { method: 'POST' })).json()
  const params = { id: draft.id }
  const toHeaders = ({ version }: { version: number }) => ({ 'if-match': `"${version}"` })
  const body = JSON.stringify({ ops: [{ insert: 'A text.\n' }] })
  const content = { ...draft.content, title: 'New', body }
  const save = { method: 'PUT', params, headers: toHeaders(draft), body: { content, reason: 'save' } }
  const saved = await (await studio.call(post.PUT, save)).json()
  expect(revalidateTag).not.toHaveBeenCalled()
  const published = await studio.call(publish.POST, { method: 'POST', params, headers: toHeaders(saved) })
  expect(published.status).toBe(200)
  expect(jest.mocked(revalidateTag).mock.calls).toEqual([['all-blogs', { expire: 0 }]])
})

it('says that the disk is full when a draft cannot be saved, and saves it once there is space', async () => {
  const draft = await (await studio.call(posts.POST, { method: 'POST' })).json()
  const body = JSON.stringify({ ops: [{ insert: `${'Line by line. '.repeat(20_000)}\n` }] })
  const save = () =>
    studio.call(post.PUT, {
      method: 'PUT',
      params: { id: draft.id },
      headers: { 'if-match': `"${draft.version}"` },
      body: { content: { ...draft.content, title: 'Full', body }, reason: 'auto' },
    })
  const read = async () => (await studio.call(post.GET, { params: { id: draft.id } })).json()

  await limitPages(1)
  const refused = await save()
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'no-space'])
  expect(await read()).toMatchObject({ version: draft.version, content: { title: '' } })

  await limitPages(1_000_000)
  expect((await save()).status).toBe(200)
  expect(await read()).toMatchObject({ content: { title: 'Full', body } })
})

it('lets an address try a limited number of invitations in a minute, and others still', async () => {
  const attempt = async (sender: string) => {
    const headers = { 'x-forwarded-for': sender }
    const options = { method: 'POST', role: null, headers, body: { invitation: 'guessed' } } as const
    return (await studio.call(enter.POST, options)).status
  }
  const statuses = new Set<number>()
  for (let count = 0; count < 120; count += 1) statuses.add(await attempt('203.0.113.9'))
  expect([...statuses]).toEqual([410])
  expect(await attempt('203.0.113.9')).toBe(429)
  expect(await attempt('203.0.113.10')).toBe(410)
})
