import type { Page } from '@playwright/test'

/** Collects what a browser complains about while a page is used; answers with an `expected` status are no trouble. */
export function watchTrouble(page: Page, expected: number[] = []): string[] {
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(String(error)))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    if (expected.some((status) => message.text().includes(`status of ${status}`))) return
    trouble.push(message.text())
  })
  page.on('requestfailed', (request) => {
    // A page fetched ahead is the browser's own affair, and dropped when the reader goes elsewhere.
    if (request.headers()['sec-purpose'] !== 'prefetch')
      trouble.push(`${request.url()} ${request.failure()?.errorText}`)
  })
  return trouble
}
