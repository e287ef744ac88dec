import type { Browser, Page } from '@playwright/test'
import { launchChromium } from '../../scripts/chromium.ts'
import { toMedian } from '../load/figures.ts'
import type { PageKind } from './page-kinds.ts'

const SLOWDOWN = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** The time from the press of a finger or a button to its release, which a click waits for. */
const PRESS_MS = 150

/** The time from a press to its result, in ms, on a slow connection with a slow processor. */
export type WaitingTime = { name: string; median: number; least: number; most: number; count: number }

type Wait = {
  name: string
  page: string
  /** The fragment of the address. */
  fragment?: string
  /** Runs in the page before anything else. */
  prepare?: () => void
  /** Measures one visit in milliseconds. */
  measure: (page: Page) => Promise<number>
}

/**
 * Runs in the page: presses a category, with a head start for its pointer in ms, and waits for the frame with its list.
 */
async function pressCategory(headStart: number): Promise<number> {
  const region = document.querySelector('list-region')
  const isOther = (link: HTMLAnchorElement) => !link.ariaCurrent && link.pathname.includes('/category/')
  const link = [...(region?.querySelectorAll<HTMLAnchorElement>('a[data-in-place]') ?? [])].find(isOther)
  if (!region || !link) throw new Error('There is no category to press.')
  const name = link.textContent
  if (headStart > 0) {
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await new Promise((done) => setTimeout(done, headStart))
  }
  const pressed = performance.now()
  link.click()
  const isShown = () => [...region.querySelectorAll('[aria-current]')].some(({ textContent }) => textContent === name)
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  do await frame()
  while (!isShown() || region.ariaBusy)
  return performance.now() - pressed
}

/** Runs in the page: presses Apply as soon as it is painted, and notes the time. */
function pressApply(): void {
  const observer = new PerformanceObserver(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href="#apply"]')
    if (!link) return
    observer.disconnect()
    Object.assign(globalThis, { pressedAt: performance.now() })
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    link.click()
  })
  observer.observe({ type: 'paint', buffered: true })
}

/** Returns the time from the noted press until React controls the form. */
async function waitForForm(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => {
    const form = document.querySelector('[data-hydrates] form')
    const { pressedAt } = globalThis as unknown as { pressedAt?: number }
    const isHydrated = Object.keys(form ?? {}).some((key) => key.startsWith('__react'))
    return isHydrated && pressedAt !== undefined && performance.now() - pressedAt
  })
  return Number(await found.jsonValue())
}

const waits: Wait[] = [
  {
    name: 'from a press on a category of the blog to its list',
    page: 'blog',
    measure: (page) => page.evaluate(pressCategory, 0),
  },
  {
    name: `the same, ${PRESS_MS} ms after the pointer went down`,
    page: 'blog',
    measure: (page) => page.evaluate(pressCategory, PRESS_MS),
  },
  {
    name: 'from a press on Apply, as soon as it is painted, to the hydrated form',
    page: 'job',
    prepare: pressApply,
    measure: waitForForm,
  },
  {
    name: 'the same, where the framework was requested right after the first paint',
    page: 'job',
    fragment: '#apply',
    prepare: pressApply,
    measure: waitForForm,
  },
  {
    name: 'from a press on Apply, once the page has loaded, to the hydrated form',
    page: 'job',
    async measure(page) {
      await page.evaluate(pressApply)
      return waitForForm(page)
    },
  },
]

async function visit(browser: Browser, address: string, { prepare, measure }: Wait): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  if (prepare) await page.addInitScript(prepare)
  await page.goto(address, { waitUntil: prepare ? 'commit' : 'networkidle' })
  const time = await measure(page)
  await page.close()
  return time
}

/** Times what the pages of a run make visitors wait for, in turns, so that noise affects all alike. */
export async function timeWaits(site: string, pages: PageKind[], runs: number): Promise<WaitingTime[]> {
  const browser = await launchChromium()
  const times = new Map<Wait, number[]>()
  for (let turn = 1; turn <= runs; turn += 1) {
    for (const wait of waits) {
      const page = pages.find(({ name }) => name === wait.page)
      if (!page) continue
      const time = Math.round(await visit(browser, site + page.path + (wait.fragment ?? ''), wait))
      console.log(`Wait ${turn}/${runs} ${wait.name}: ${time} ms`)
      times.set(wait, [...(times.get(wait) ?? []), time])
    }
  }
  await browser.close()
  return [...times].map(([{ name }, all]) => ({
    name,
    median: toMedian(all),
    least: Math.min(...all),
    most: Math.max(...all),
    count: all.length,
  }))
}
