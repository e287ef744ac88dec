import type { Page } from '@playwright/test'

/** Collects the errors that a browser reports while a page is used, except responses with an `expected` status. */
export function watchTrouble(page: Page, expected: number[] = []): string[] {
  const trouble: string[] = []
  page.on('pageerror', (error) => {
    // A busy browser skips the transition to a page that it has already shown.
    if (!String(error).includes('Page already revealed')) trouble.push(String(error))
  })
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    if (expected.some((status) => message.text().includes(`status of ${status}`))) return
    trouble.push(message.text())
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page cancels its requests, and a picture that a drawing replaces is no longer loaded.
    const isRead = ['fetch', 'image', 'script', 'other'].includes(request.resourceType()) && request.method() === 'GET'
    if (request.headers()['sec-purpose'] === 'prefetch' || (isRead && reason === 'net::ERR_ABORTED')) return
    trouble.push(`${request.url()} ${reason}`)
  })
  return trouble
}
