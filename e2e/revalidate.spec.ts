import { type APIRequestContext, expect, test } from '@playwright/test'
import { jobs } from '../content/jobs'
import { routes } from '../lib/routes'
import { categories, hasSecondPage } from './blog-words'
import { requestRevalidation, sign } from './request-revalidation'
import { write } from './store'

const renameJob = (from: string, to: string) => write('update jobs set title = ? where title = ?', to, from)

const getList = async (request: APIRequestContext) => (await request.get(routes.careers)).text()

test('a change in the backend shows within seconds by itself', async ({ request }) => {
  const [before, after] = [`${jobs[0]?.title}`, 'A position with another name']
  expect(await getList(request)).toContain(before)
  expect(renameJob(before, after)).toBe(1)
  try {
    await expect.poll(() => getList(request), { timeout: 5000 }).toContain(after)
  } finally {
    renameJob(after, before)
    await requestRevalidation(request)
  }
})

test('a call that is not signed, signed for another text, or long ago, is refused', async ({ request }) => {
  const body = JSON.stringify({ tags: ['all-jobs'] })
  const refused: Record<string, string>[] = [
    {},
    { authorization: 'Bearer none' },
    { authorization: `Bearer ${process.env.REVALIDATE_SECRET}` },
    sign(`${body} `),
    sign(body, Date.now() - 6 * 60_000),
  ]
  for (const headers of refused)
    expect((await request.post(routes.api.revalidate, { data: body, headers })).status()).toBe(401)
})

test('a page that is rendered for a visitor keeps nothing of that visitor’s address', async ({ request }) => {
  for (const [tag, path] of [
    ['all-jobs', routes.careers],
    ['all-blogs', routes.blog],
  ] as const) {
    await requestRevalidation(request, tag)
    await request.get(`${path}?email=somebody%40mail.example`)
    const page = await request.get(path)
    expect(page.status(), path).toBe(200)
    expect(await page.text(), path).not.toContain('somebody')
  }
})

/** The longest time that a proxy may show an old page after a change, in milliseconds. */
const MAX_LIFE_MS = 120_000

test('no proxy is told to keep what the backend says for longer than a change may take', async ({ request }) => {
  const [post = ''] = /\/blog-read\/[\w~-]+/.exec(await (await request.get(routes.blog)).text()) ?? []
  const { home, blog, careers, about, insights, sitemap, sitemapXml } = routes
  const feeds = (['rss', 'atom', 'json'] as const).map((format) => routes.feed('blog', format))
  for (const path of [home, blog, careers, about, insights, sitemap, sitemapXml, post, ...feeds]) {
    const life = (await request.get(path)).headers()['cache-control'] ?? ''
    const seconds = [...life.matchAll(/(?:max-?age|stale-while-revalidate)=(\d+)/g)].map(([, time]) => Number(time))
    expect(seconds.length, path).toBeGreaterThan(0)
    expect(1_000 * seconds.reduce((sum, time) => sum + time, 0), `${path}: ${life}`).toBeLessThanOrEqual(MAX_LIFE_MS)
  }
})

test.describe('a post', () => {
  const id = 'comes-and-goes'
  const category = categories.at(-1)
  const [title, renamed] = ['A visitor among the posts', 'The visitor under another name']
  const [path, newPath] = ['a-visitor-among-the-posts', 'the-visitor-under-another-name'].map(
    (slug) => `/blog-read/${slug}-comes_and_goes`,
  ) as [string, string]

  /** Returns all pages that name posts. The sibling has the same tags, so its page must link to the post. */
  async function findPlaces(request: APIRequestContext): Promise<string[]> {
    const getText = async (address: string) => (await request.get(address)).text()
    const list = await getText(routes.blogCategory(category?.value ?? ''))
    const sibling = list.match(/\/blog-read\/[\w~-]+/g)?.find((href) => !href.endsWith('comes_and_goes'))
    const places = [
      ...(hasSecondPage ? [routes.blogPage(2)] : []),
      routes.blogCategory(category?.value ?? ''),
      `${routes.blog}?search=visitor`,
      routes.sitemapXml,
      routes.sitemap,
      ...(['rss', 'atom', 'json'] as const).map((format) => routes.feed('blog', format)),
      sibling ?? '',
    ]
    return Promise.all(
      places.map(async (place) => `${place}: ${/comes_and_goes/.test(await getText(place)) ? 'named' : 'not named'}`),
    )
  }

  const everywhere = (places: string[], said: 'named' | 'not named') =>
    places.every((place) => place.endsWith(`: ${said}`)) ? `${said} everywhere` : places.join('\n')

  async function expectSoon(request: APIRequestContext, said: 'named' | 'not named') {
    await requestRevalidation(request, 'all-blogs')
    await expect
      .poll(async () => everywhere(await findPlaces(request), said), { timeout: 5000 })
      .toBe(`${said} everywhere`)
  }

  const getAnswer = async (request: APIRequestContext, address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }

  test('that is new, renamed or removed is so in every list within seconds of a signed call', async ({ request }) => {
    test.setTimeout(90_000)
    expect(await getAnswer(request, path)).toEqual([404, undefined])
    write(
      `insert into posts (id, position, title, "subTitle", description, category, tags, "authorName", "authorDesignation", "createdAt")
       values (?, 99, ?, '', '<p>Words.</p>', ?, ?, 'Nobody', 'Guest', '2020-01-01')`,
      id,
      title,
      category?.label ?? '',
      JSON.stringify(category?.posts[0]?.tags),
    )
    try {
      await expectSoon(request, 'named')
      expect(await getAnswer(request, path)).toEqual([200, undefined])
      write('update posts set title = ? where id = ?', renamed, id)
      await expectSoon(request, 'named')
      expect(await getAnswer(request, path)).toEqual([308, newPath])
      expect(await (await request.get(newPath)).text()).toContain(renamed)
    } finally {
      expect(write('delete from posts where id = ?', id)).toBe(1)
    }
    await expectSoon(request, 'not named')
    for (const address of [path, newPath, `/blog-read/${id}`]) expect((await getAnswer(request, address))[0]).toBe(404)
  })
})
