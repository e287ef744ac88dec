import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Delta } from '../../lib/rich-text/delta-ops.ts'
import { toContentSecurityPolicy } from '../../lib/security/content-security-policy.ts'
import { buildPage } from './build-page.ts'

const ORIGIN = 'https://studio.example'
const HTML =
  '<!doctype html><html lang="en"><head><title>A post</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/page.css"></head><body><div id="root"></div><script type="module" src="/page.js"></script></body></html>'
const PICTURE = readFileSync(path.join(import.meta.dirname, '../../public/images/default-banner.svg'), 'utf8')

const TYPES: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' }

/** The policy of the Studio's editor page: every page's policy, but style attributes, which pasted text brings, are allowed. */
const policy = toContentSecurityPolicy(
  { scripts: [], styles: [], styleAttributes: [] },
  { siteUrl: ORIGIN },
  { isFraming: false, isEditing: true },
)

let built: ReturnType<typeof buildPage> | undefined

/** The options with which a page is opened. Without a policy, everything that can run does. */
export type Given = { theme?: 'snow' | 'bubble'; value?: Delta; hasPolicy?: boolean }

/** Opens the editor on a separate page. Collects violations of the policy, errors, and requests to other sites. */
export async function openEditor(page: Page, given: Given = {}): Promise<string[]> {
  built ??= buildPage()
  const { files } = await built
  const errors: string[] = []
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const type = TYPES[path.extname(pathname)] ?? 'text/plain'
    const file = files.get(pathname)
    if (origin === ORIGIN && pathname === '/')
      return route.fulfill({
        contentType: 'text/html',
        headers: given.hasPolicy === false ? {} : { 'content-security-policy': policy },
        body: HTML,
      })
    if (origin === ORIGIN && file !== undefined) return route.fulfill({ contentType: type, body: file })
    if (origin === ORIGIN && /\.(?:svg|png)$/.test(pathname))
      return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
    errors.push(`requested ${route.request().url()}`)
    return route.abort()
  })
  page.on('console', (message) => {
    if (/error|warning/.test(message.type()) && !message.text().includes('ERR_FAILED')) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.addInitScript((value) => {
    window.given = value
  }, given)
  await page.goto(`${ORIGIN}/`)
  await page.locator('.ql-editor').waitFor()
  return errors
}

/** Returns the editor's text field. */
export const getText = (page: Page) => page.getByRole('textbox', { name: 'Body', exact: true })

/** Returns the text that the editor reported last. */
export const getValue = (page: Page) => page.evaluate(() => window.emitted.at(-1)?.ops ?? null)

/** Pastes HTML and the plain text that programs add to it. */
export async function paste(page: Page, html: string, text = ''): Promise<void> {
  await getText(page).focus()
  await page.evaluate(
    ([html, text]) => {
      const data = new DataTransfer()
      data.setData('text/html', html ?? '')
      data.setData('text/plain', text ?? '')
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    [html, text],
  )
}
