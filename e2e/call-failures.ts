import type { Page, Route } from '@playwright/test'

/** Everything that can happen to a call on its way, with the sentence that a visitor gets. */
export type Problem = { name: string; act: ((route: Route) => Promise<unknown>) | 'offline'; sentence: RegExp }

const answer =
  (status: number, body = '<html>', headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, body, headers })

/** Everything that can happen to a post. The sentences for a file differ where the file is the cause. */
export function toProblems(of: 'text' | 'file'): Problem[] {
  const isFile = of === 'file'
  return [
    // This comes first, before anything is loaded on demand.
    { name: 'no connection', act: 'offline', sentence: /You are offline/ },
    { name: 'a call that hangs', act: async () => undefined, sentence: /did not answer in time/ },
    {
      name: 'a broken connection',
      act: (route) => route.abort('connectionreset'),
      sentence: /The connection was lost/,
    },
    { name: '413', act: answer(413), sentence: isFile ? /at most 5MB/ : /longer than our server accepts/ },
    {
      name: '415',
      act: answer(415),
      sentence: isFile ? /Only PDF, DOC and DOCX/ : /did not reach our server as a form/,
    },
    { name: '422', act: answer(422), sentence: isFile ? /did not accept this/ : /Some answers need another look/ },
    { name: '429', act: answer(429, '', { 'retry-after': '7' }), sentence: /Wait 7 seconds/ },
    { name: '500', act: answer(500), sentence: /Something went wrong on our side/ },
    { name: '502', act: answer(502), sentence: /could not store this/ },
    { name: 'broken JSON', act: answer(200, '{"statusCode":2'), sentence: /an unexpected response/ },
    {
      name: 'another statusCode',
      act: answer(200, '{"statusCode":500,"message":"Not on a Friday."}'),
      sentence: /Not on a Friday\.|did not accept/,
    },
  ]
}

/** Makes every call to an address fail until the returned function is called. */
export async function bring(page: Page, address: string, { act }: Problem): Promise<() => Promise<void>> {
  if (act === 'offline') {
    await page.context().setOffline(true)
    return () => page.context().setOffline(false)
  }
  await page.route(address, act)
  return () => page.unroute(address)
}

/** Makes the site's time-outs of 20 and 30 seconds fifteen times shorter. Call it before the page is opened. */
export async function hurryTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hurry = (ms: number) => (ms === 20_000 || ms === 30_000 ? ms / 15 : ms)
    const after = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => after(hurry(ms))
    const wait = window.setTimeout.bind(window)
    window.setTimeout = ((act: TimerHandler, ms = 0, ...rest: unknown[]) =>
      wait(act, hurry(ms), ...rest)) as typeof window.setTimeout
  })
}
