import { type APIRequestContext, expect, test } from '@playwright/test'
import { toSizes } from '../lib/pictures/picture-name'
import { routes } from '../lib/routes'
import { articleFields } from '../lib/studio/copy/studio-articles'
import { studioContent as copy } from '../lib/studio/copy/studio-content'
import { pieceCopy } from '../lib/studio/copy/studio-pieces'
import { studioPosts } from '../lib/studio/copy/studio-posts'
import { findInViews, openView } from './axe'
import { readRows, write } from './store'
import { enterStudio, takePhoto } from './studio'

// Both lists are shared with other specs, which read them in their own order.
test.describe.configure({ mode: 'serial' })
let articles: ReturnType<typeof readRows> = []
test.beforeAll(() => {
  articles = readRows('select id, content, published from articles', [])
})
test.afterAll(() => {
  write('delete from arrangement')
  for (const { id = '', content = '', published = '' } of articles)
    write('update articles set content = ?, published = ? where id = ?', content, published, id)
})

const send = (request: APIRequestContext, origin: string, variants: Buffer[]) =>
  request.post('/api/studio/pictures', {
    headers: { origin },
    data: { variants: variants.map((bytes) => bytes.toString('base64')) },
  })

test('a picture of a journal article is made smaller, stored and shown', async ({ page }) => {
  await enterStudio(page, 'editor')
  await page.goto(routes.studio.content)
  const first = page.getByRole('region', { name: copy.articles }).getByRole('heading', { level: 3 }).first()
  await first.getByRole('link').click()
  const details = page.getByRole('region', { name: pieceCopy.details })
  const field = details.getByRole('group', { name: articleFields.image, exact: true })
  await field.locator('input[type=file]').setInputFiles(await takePhoto(page))
  const preview = field.locator('img[srcset]')
  await expect(preview).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{32}-1600x1067\.webp$/)
  const src = (await preview.getAttribute('src')) ?? ''
  await page.getByRole('button', { name: studioPosts.edit.update, exact: true }).click()

  await expect.poll(async () => (await page.request.get(routes.journal)).text()).toContain(src)
  for (const { width, height } of toSizes({ width: 1600, height: 1067 })) {
    const answer = await page.request.get(src.replace('1600x1067', `${width}x${height}`))
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({ 'content-type': 'image/webp', 'cache-control': /immutable/ })
  }
  await page.goto(routes.journal)
  await expect
    .poll(() =>
      page
        .locator(`img[src="${src}"]`)
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
})

test('case studies move by buttons, and say where they are', async ({ page }) => {
  await enterStudio(page, 'editor')
  await page.goto(routes.studio.content)
  const titles = page.getByRole('region', { name: copy.studies }).getByRole('heading', { level: 3 })
  await expect(titles.nth(1)).toBeVisible()
  const [first = '', second = ''] = await titles.allTextContents()
  await page.getByRole('button', { name: copy.down(first) }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(copy.moved(first, 2, await titles.count()))).toBeVisible()
  await expect(titles.first()).toHaveText(second)
  await expect(async () => {
    const html = await (await page.request.get(routes.caseStudies)).text()
    expect(html.indexOf(second)).toBeLessThan(html.indexOf(first))
  }).toPass({ timeout: 5_000 })
})

test('only pictures that the Studio made are stored', async ({ page }) => {
  await enterStudio(page, 'editor')
  const { origin } = new URL(page.url())
  const hostile = [
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<html><script>alert(1)</script>',
    'GIF89a',
  ]
  for (const text of hostile) {
    const answer = await send(page.request, origin, [Buffer.from(text.padEnd(64))])
    expect(answer.status()).toBe(422)
  }
  // An unprocessed photograph: too wide, and in one size.
  expect((await send(page.request, origin, [(await takePhoto(page)).buffer])).status()).toBe(422)
  for (const address of [
    'https://127.0.0.1/x.png',
    'https://localhost/x.png',
    'http://example.org/x.png',
    'file:///etc/passwd',
  ])
    expect(
      (await page.request.post('/api/studio/pictures/take', { headers: { origin }, data: { address } })).status(),
    ).toBe(422)
})

test('a picture that does not exist is a 404', async ({ request }) => {
  for (const name of [`${'0'.repeat(32)}-480x270.webp`, 'x.webp', '..%2fsecrets.json'])
    expect((await request.get(`/pictures/${name}`)).status()).toBe(404)
})

test('the page has no problems that axe finds', async ({ browser }) => {
  const page = await openView(browser)
  await enterStudio(page, 'editor')
  await page.goto(routes.studio.content)
  expect(await findInViews(page, 'studies and journal')).toEqual([])
})
