import type { Browser, Page } from '@playwright/test'
import { launchChromium } from '../../scripts/chromium.ts'
import type { PageKind } from './page-kinds.ts'

const SLOWDOWN = 4
const PAUSE_MS = 150
/** The wait between scrolling to a control and pressing it: smooth scrolling must not count towards the press. */
const REST_MS = 1_000

/**
 * The slowest interaction of a journey on a processor slowed down four times: an estimate of INP in ms, and the number
 * of interactions.
 */
export type InteractionTime = { name: string; slowest: number; count: number }

const controls = (page: Page) => page.getByRole('search').first()

const journeys: { name: string; page: string; fragment?: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'typing into the search of the blog',
    page: 'blog',
    act: (page) => controls(page).getByRole('searchbox').pressSequentially('postgres queue', { delay: PAUSE_MS }),
  },
  {
    name: 'choosing departments on the careers page',
    page: 'careers',
    act: async (page) => {
      const pills = controls(page).getByRole('navigation').getByRole('link')
      await pills.first().scrollIntoViewIfNeeded()
      await page.waitForTimeout(REST_MS)
      for (let index = 1; index < (await pills.count()); index += 1) {
        await pills.nth(index).click()
        await page.waitForTimeout(PAUSE_MS)
      }
    },
  },
  {
    name: 'going through the steps of an application',
    page: 'job',
    // Where it is hydrated.
    fragment: '#apply',
    act: async (page) => {
      for (const name of ['Next', 'Next', 'Next', 'Next', 'Previous', 'Previous']) {
        await page.getByRole('button', { name, exact: true }).click()
        await page.waitForTimeout(PAUSE_MS)
      }
    },
  },
]

type Seen = { interactionId: number; duration: number }

/** Runs in the page and records what the browser reports about every key press and click. */
function watchInteractions() {
  const seen: Seen[] = []
  Object.assign(globalThis, { seenInteractions: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Seen[]) {
      if (entry.interactionId) seen.push({ interactionId: entry.interactionId, duration: entry.duration })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

async function timeJourney(browser: Browser, url: string, { name, act }: (typeof journeys)[number]) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  await page.addInitScript(watchInteractions)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await act(page)
  await page.waitForTimeout(4 * PAUSE_MS)
  const seen = await page.evaluate(() => (globalThis as unknown as { seenInteractions: Seen[] }).seenInteractions)
  await page.close()
  const count = new Set(seen.map(({ interactionId }) => interactionId)).size
  return { name, slowest: Math.max(0, ...seen.map(({ duration }) => duration)), count }
}

/** Times the journeys of the applications. The minimum is 16 ms, the shortest time that a browser reports. */
export async function timeInteractions(site: string, pages: PageKind[]): Promise<InteractionTime[]> {
  const browser = await launchChromium()
  const times: InteractionTime[] = []
  for (const journey of journeys) {
    const page = pages.find(({ name }) => name === journey.page)
    if (!page) continue
    const time = await timeJourney(browser, site + page.path + (journey.fragment ?? ''), journey)
    console.log(`INP ${time.name}: ${time.slowest} ms, the slowest of ${time.count}`)
    times.push(time)
  }
  await browser.close()
  return times
}
