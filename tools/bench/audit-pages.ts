import { gzipSync } from 'node:zlib'
import { CHROMIUM_FLAGS, findWholeChromium, toLineFlag } from '../../scripts/chromium.ts'
import { toMedian, toMedians } from '../load/figures.ts'
import { type LighthouseResult, loadLighthouse } from './measuring-tools.ts'
import type { PageKind } from './page-kinds.ts'

const FLAGS = [...CHROMIUM_FLAGS, '--headless=new', toLineFlag('4g')]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Experimental: Lighthouse does not score it, but only counts the audits that pass. */
const AGENTIC = 'agentic-browsing'
/** The score from which Lighthouse shows an audit as passed. */
const PASSES = 0.9
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const
const KINDS = { Document: 'html', Stylesheet: 'css', Script: 'js', Font: 'fonts', Image: 'images' } as const

type Weight = (typeof KINDS)[keyof typeof KINDS] | 'all' | 'requests'

/**
 * The results of Lighthouse for one page: medians of all runs; times in ms, weights in bytes as transferred, with
 * headers. `css` includes the styles in the page's own HTML.
 */
export type PageFigures = {
  page: PageKind
  scores: number[]
  /** The audits for agents that pass, and their total, in the worst run: `3/3`. Empty if Lighthouse has none. */
  agentic: string
  times: Record<keyof typeof TIMES, number>
  weights: Record<Weight, number>
  /** Audits that were not perfect in any run, with the worst score. */
  problems: string[]
}

function weigh(result: LighthouseResult): Record<Weight, number> {
  const weights: Record<Weight, number> = { html: 0, css: 0, js: 0, fonts: 0, images: 0, all: 0, requests: 0 }
  for (const { url, resourceType, transferSize } of result.audits['network-requests']?.details?.items ?? []) {
    // Lighthouse itself asks for the manifest and its icon; a page does not.
    if (/^data:|\.webmanifest$|\/icons\//.test(String(url))) continue
    const bytes = Number(transferSize)
    const kind = KINDS[resourceType as keyof typeof KINDS]
    if (kind) weights[kind] += bytes
    weights.all += bytes
    weights.requests += 1
  }
  return weights
}

/** Returns the size of the styles in a page's own HTML, in bytes, compressed as if they were a file. */
async function weighInlineStyles(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('')
  return styles ? gzipSync(styles).length : 0
}

function listProblems(results: LighthouseResult[]): string[] {
  const worst = new Map<string, number>()
  for (const { audits } of results)
    for (const { id, score } of Object.values(audits))
      if (score !== null && score < 1) worst.set(id, Math.min(score, worst.get(id) ?? 1))
  return [...worst].map(([id, score]) => `${id} ${score}`)
}

const toScores = ({ categories }: LighthouseResult) =>
  CATEGORIES.map((name) => Math.round(100 * (categories[name]?.score ?? 0)))

function toAgentic({ categories, audits }: LighthouseResult): { passed: number; count: number } {
  const scores = (categories[AGENTIC]?.auditRefs ?? []).flatMap(({ id }) => audits[id]?.score ?? [])
  return { passed: scores.filter((score) => score >= PASSES).length, count: scores.length }
}

const toTimes = ({ audits }: LighthouseResult) =>
  Object.fromEntries(
    Object.entries(TIMES).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
  ) as PageFigures['times']

function toFigures(page: PageKind, results: LighthouseResult[], inlineStyles: number): PageFigures {
  const scores = results.map(toScores)
  const weights = toMedians(results.map(weigh))
  const [worst] = results.map(toAgentic).toSorted((one, other) => one.passed - other.passed)
  return {
    page,
    scores: CATEGORIES.map((_, at) => toMedian(scores.map((each) => each[at] ?? 0))),
    agentic: worst?.count ? `${worst.passed}/${worst.count}` : '',
    times: toMedians(results.map(toTimes)),
    weights: { ...weights, css: weights.css + inlineStyles },
    problems: listProblems(results),
  }
}

/** Runs Lighthouse with its settings for phones (simulated throttling) on the pages in turns, so that noise affects all alike. */
export async function auditPages(pages: (PageKind & { site: string })[], runs: number): Promise<PageFigures[]> {
  const { lighthouse, launch } = await loadLighthouse()
  const chromePath = findWholeChromium()
  if (!chromePath) throw new Error('No Chromium was found. Install it or set CHROMIUM_PATH.')
  const chrome = await launch({ chromePath, chromeFlags: FLAGS })
  const results = new Map<PageKind, LighthouseResult[]>(pages.map((page) => [page, []]))
  try {
    for (let turn = 1; turn <= runs; turn += 1) {
      for (const page of pages) {
        const flags = {
          port: chrome.port,
          logLevel: 'error',
          onlyCategories: [...CATEGORIES, AGENTIC],
          disableFullPageScreenshot: true,
        }
        const audit = async () => (await lighthouse(page.site + page.path, flags))?.lhr
        let lhr = await audit()
        // Lighthouse sometimes loses the start of a trace, and advises to try again.
        for (let more = 0; more < 3 && (!lhr || lhr.runtimeError); more += 1) lhr = await audit()
        if (!lhr || lhr.runtimeError) throw new Error(`${page.path}: ${lhr?.runtimeError?.message ?? 'no result'}`)
        results.get(page)?.push(lhr)
        console.log(`Lighthouse ${turn}/${runs} ${page.name}: ${toScores(lhr).join('/')}`)
      }
    }
  } finally {
    chrome.kill()
  }
  return Promise.all(
    pages.map(async (page) => toFigures(page, results.get(page) ?? [], await weighInlineStyles(page.site + page.path))),
  )
}
