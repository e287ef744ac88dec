import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { PageFigures } from './audit-pages.ts'
import type { LoadFigures } from './load-servers.ts'
import { toolVersions } from './measuring-tools.ts'
import type { InteractionTime } from './time-interactions.ts'
import type { WaitingTime } from './time-waits.ts'

const root = path.join(import.meta.dirname, '..', '..')
const file = path.join(root, 'docs', 'performance.md')
const MARKS = /(<!-- bench -->)[\s\S]*(<!-- \/bench -->)/

/** The findings of one run. A part that was left out is null. */
type Findings = {
  runs: number
  chromium: string
  figures: PageFigures[]
  interactions: InteractionTime[]
  waits: WaitingTime[]
  load: LoadFigures | null
  nginx: LoadFigures | null
  seconds: number
  bareSeconds: number
}

function toTable(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

const toKilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

function toPageRow({ page, scores, agentic, times, weights }: PageFigures) {
  return [
    page.name,
    scores.join('/'),
    agentic,
    ...[times.fcp, times.lcp, times.tbt].map(Math.round),
    Number(times.cls.toFixed(3)),
    ...[weights.html, weights.css, weights.js, weights.fonts, weights.images, weights.all].map(toKilobytes),
    weights.requests,
  ]
}

function toPages({ figures }: Findings): string {
  const kB = ['HTML', 'CSS', 'JS', 'fonts', 'images', 'all'].map((name) => `${name} kB`)
  const head = ['Page', 'Scores', 'Agents', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', ...kB, 'requests']
  return toTable(head, figures.map(toPageRow))
}

function toServer({ load, nginx, seconds, bareSeconds }: Findings): string {
  const toRow = (name: string, figures: LoadFigures) => [
    name,
    Math.round(figures.ours),
    Math.round(figures.other),
    figures.ratio.toFixed(2),
  ]
  return toTable(
    ['Measure', 'ours', 'compared with', 'ratio'],
    [
      ...(load ? [toRow('Home from the server, requests/s; the bare page', load)] : []),
      ...(nginx ? [toRow('Home from the cache of nginx, requests/s; nginx with a file', nginx)] : []),
      ['Build from nothing, 12 posts, seconds; the bare page', seconds.toFixed(0), bareSeconds.toFixed(0), '·'],
    ],
  )
}

/** Formats the findings as Markdown: the versions used, then one table for each question. */
export function toReport(findings: Findings): string {
  const next = JSON.parse(readFileSync(path.join(root, 'node_modules', 'next', 'package.json'), 'utf8')).version
  const problems = findings.figures
    .filter((figure) => figure.problems.length > 0)
    .map(({ page, problems }) => `- ${page.name}: ${problems.join(', ')}`)
  return [
    `${new Date().toISOString().slice(0, 10)}, ${os.availableParallelism()} cores, ${process.platform} ${process.arch}. Node ${process.version}, Next ${next}, ${findings.chromium}, Lighthouse ${toolVersions.lighthouse}, autocannon ${toolVersions.autocannon}. Medians of ${findings.runs} run(s).`,
    toPages(findings),
    toTable(
      ['Slowest of the interactions while', 'ms', 'interactions'],
      findings.interactions.map(({ name, slowest, count }) => [name, slowest, count]),
    ),
    toTable(
      ['On a line of 1.6 Mbit/s and 150 ms, a processor slowed four times', 'ms', 'least', 'most', 'visits'],
      findings.waits.map(({ name, median, least, most, count }) => [name, median, least, most, count]),
    ),
    toServer(findings),
    ...(problems.length > 0
      ? [`Audits below perfect in any run, with the lowest score:\n\n${problems.join('\n')}`]
      : []),
  ].join('\n\n')
}

/** Puts the report between the marks in docs/performance.md. */
export function saveReport(report: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(MARKS, (_, start: string, end: string) => `${start}\n\n${report}\n\n${end}`),
  )
}
