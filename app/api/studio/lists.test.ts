import { toPostSubject } from '@/lib/art/get-scene'
import { loadSettings } from '@/lib/backend/load-settings'
import { setFacts } from '@/lib/current-facts'
import { findCategory } from '@/lib/insights/blog/category'
import { getCategories, getPostPage } from '@/lib/insights/blog/listing'
import { findRelatedPosts } from '@/lib/insights/related'
import { jobAlertForm } from '@/lib/jobs/alerts/alert-form'
import { getJobFeed } from '@/lib/jobs/feed'
import { getJobCounts, getJobPage } from '@/lib/jobs/listing'
import { fileLists } from '@/lib/listing/lists'
import { NO_QUERY } from '@/lib/listing/query'
import { toAskMail } from '@/lib/mail/job-alert-mails'
import { getSitemapEntries } from '@/lib/sitemap/sitemap-entries'
import type { StudioList } from '@/lib/studio/lists'
import { startStudio } from '@/lib/studio/testing-studio'
import { findCategory as findImported } from '@/lib/transfer/to-content'
import * as jobChoices from './job-choices/route'
import * as route from './lists/[id]/route'
import * as postChoices from './post-choices/route'

// They work inside Next alone.
jest.mock('next/cache', () => ({
  revalidateTag: () => {},
  revalidatePath: () => {},
  cacheTag: () => {},
  cacheLife: () => {},
}))

type Entry = { value: string; label: string; introduction: string }

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(async () => {
  setFacts({})
  await studio.stop()
})

const read = async (id: string): Promise<StudioList> => (await studio.call(route.GET, { params: { id } })).json()
async function save(id: string, change: (entries: Entry[]) => Entry[], moves: { from: string; to: string }[] = []) {
  const { entries, version } = await read(id)
  const body = { entries: change(entries), moves }
  const headers = { 'if-match': `"${version}"` }
  return studio.call(route.PUT, { method: 'PUT', params: { id }, body, headers })
}
const rename = (value: string, label: string) => (entries: Entry[]) =>
  entries.map((entry) => (entry.value === value ? { ...entry, label } : entry))
const getPaths = async () => (await getSitemapEntries()).map(({ address }) => new URL(address).pathname)

it('gives a department another name everywhere, at the same address', async () => {
  const before = await getJobCounts()
  const paths = await getPaths()
  const response = await save('departments', (entries) => [
    { value: '', label: 'Sewing & <b>Repair</b>', introduction: '' },
    ...rename('development', 'Engineering')(entries),
  ])
  expect(response.status).toBe(200)
  expect(await getJobCounts()).toEqual(before)
  const page = await getJobPage({ ...NO_QUERY, category: 'development' })
  expect(new Set(page.items.map(({ department }) => department))).toEqual(new Set(['Engineering']))
  expect(await getPaths()).toEqual(paths)
  expect((await getJobFeed('development')).text).toContain('Engineering')
  const offered = jobAlertForm.fields.find(({ name }) => name === 'department')?.options
  expect(offered?.slice(0, 2)).toMatchObject([
    { value: 'sewing-and-b-repair-b', label: 'Sewing & <b>Repair</b>' },
    { value: 'development', label: 'Engineering' },
  ])
  const alert = { email: 'a@mail.example', department: 'development', words: '' } as Parameters<typeof toAskMail>[0]
  const links = { confirm: '', end: '', renew: '', oneClickUnsubscribeUrl: '', careers: '' }
  expect(toAskMail(alert, links).text).toContain('positions in Engineering')
  const choices = await (await studio.call(jobChoices.GET, { role: 'hiring' })).json()
  expect(choices.departments.slice(0, 2)).toEqual(['Sewing & <b>Repair</b>', 'Engineering'])
})

it('gives a category another name everywhere, with its picture and its place beside landing pages', async () => {
  const paths = await getPaths()
  const picture = toPostSubject({ category: 'Security' })
  const { total } = await getPostPage({ ...NO_QUERY, category: 'security' })
  expect((await save('categories', rename('security', 'Safety'))).status).toBe(200)
  const page = await getPostPage({ ...NO_QUERY, category: 'security' })
  expect(page.total).toBe(total)
  expect(page.items[0]).toMatchObject({ category: 'Safety', categoryHref: '/blog/category/security' })
  expect((await getCategories()).find(({ value }) => value === 'security')).toEqual({
    value: 'security',
    label: 'Safety',
    count: total,
  })
  expect(await getPaths()).toEqual(paths)
  expect(toPostSubject({ category: 'Safety' })).toBe(picture)
  expect(findCategory('security')).toMatchObject({
    title: expect.stringContaining('Safety'),
    meta: { title: 'Safety', description: expect.stringContaining('Safety') },
    introduction: fileLists.categories.find(({ value }) => value === 'security')?.introduction,
  })
  const posts = [{ category: 'Safety', tags: [] }]
  expect(findRelatedPosts({ title: '', categories: ['Security'], industries: [], tags: [] }, posts, 1)).toEqual(posts)
  for (const name of ['security', 'SAFETY'])
    expect(findImported(name, { team: [], categories: new Map() })).toBe('Safety')
  const choices = await (await studio.call(postChoices.GET, { role: 'editor' })).json()
  expect(choices.categories).toContain('Safety')
  expect(choices.categories).not.toContain('Security')
})

it('has a page for a new category, and none for one that is gone', async () => {
  const introduction = 'About needles.\r\n<script>'
  await save('categories', (entries) => [...entries, { value: '', label: 'Needlework', introduction }])
  expect(findCategory('needlework')).toMatchObject({ introduction: 'About needles. <script>' })
  expect(await getPaths()).toContain('/blog/category/needlework')
  const isKept = ({ value }: Entry) => value !== 'needlework' && value !== 'devops'
  const refused = await save('categories', (entries) => entries.filter(isKept))
  expect(refused.status).toBe(422)
  expect(Object.keys((await refused.json()).errors)).toEqual(['moves'])
  const moves = [{ from: 'devops', to: 'security' }]
  expect((await save('categories', (entries) => entries.filter(isKept), moves)).status).toBe(200)
  expect(findCategory('devops')).toBeNull()
  expect(findCategory('needlework')).toBeNull()
  expect((await getPostPage({ ...NO_QUERY, category: 'devops' })).total).toBe(0)
})

it('refuses a name that the list has already, whatever its letters', async () => {
  const response = await save('departments', rename('product', 'ANALYTICS'))
  expect(response.status).toBe(422)
  const { entries } = await read('departments')
  const index = entries.findIndex(({ value }) => value === 'product')
  expect(Object.keys((await response.json()).errors)).toEqual([`entries.${index}.label`])
})

it.each(['company', 'hero-picture', '__proto__', 'x'])('has no list called %s', async (id) => {
  expect((await studio.call(route.GET, { params: { id } })).status).toBe(404)
})

it('is read again by another process', async () => {
  setFacts({})
  expect(findCategory('security')?.label).toBe('Security')
  await studio.backend.use('test', loadSettings)
  expect(findCategory('security')?.label).toBe('Safety')
})
