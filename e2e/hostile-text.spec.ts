import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'

const script = path.join(import.meta.dirname, '../lib/rich-text/testing/render-hostile.ts')

/** Requests that an article's page may make by itself: pictures of the site and of its media host. */
const ALLOWED = /^https:\/\/(media|site)\.example\//

/** Opens a page without a policy, in which everything that can run runs. Collects requests and blocks them. */
async function openBarePage(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route('**/*', (route) => {
    const { pathname, href } = new URL(route.request().url())
    if (href === 'https://site.example/blog-read/x')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' })
    if (!ALLOWED.test(href) || /\.(js|html?)$/.test(pathname)) requested.push(href)
    return route.abort()
  })
  page.on('dialog', (dialog) => dialog.dismiss())
  await page.goto('https://site.example/blog-read/x')
  return requested
}

const show = (page: Page, html: string) =>
  page.evaluate(async (source) => {
    document.body.innerHTML = source
    const written = document.body.innerHTML
    for (const node of document.body.querySelectorAll<HTMLElement>('*')) {
      node.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      node.focus()
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
    return { written, ran: '__ran' in window, at: location.href }
  }, html)

test('hostile articles do nothing in a browser that would let them', { tag: '@full' }, async ({ page }) => {
  const articles = JSON.parse(
    execFileSync(process.execPath, ['--conditions=react-server', script], { encoding: 'utf8' }),
  ) as string[]
  expect(articles.length).toBeGreaterThan(100)
  const requested = await openBarePage(page)
  for (const html of articles) {
    const { written, ran, at } = await show(page, html)
    expect(ran, html).toBe(false)
    expect(at).toBe('https://site.example/blog-read/x')
    expect(written).toBe(html)
  }
  expect(requested).toEqual([])
})

test('the same browser runs what is not made harmless', { tag: '@full' }, async ({ page }) => {
  await openBarePage(page)
  await show(page, '<img src="x" onerror="window.__ran=1">')
  await expect.poll(() => page.evaluate(() => '__ran' in window)).toBe(true)
})
