/**
 * `npm run bench --prefix tools`: builds and serves the site and a bare Next page, and measures both in the same run.
 * `-- --runs 1` is quicker, `-- --only home,article` measures some pages, `-- --no-load` skips the load test. Only a
 * whole run writes docs/performance.md.
 */
import { spawnSync } from 'node:child_process'
import { findWholeChromium } from '../scripts/chromium.ts'
import { auditPages } from './bench/audit-pages.ts'
import { serveEmptyPage } from './bench/empty-page.ts'
import { compareLoad } from './bench/load-servers.ts'
import { fetchTools } from './bench/measuring-tools.ts'
import { compareNginx } from './bench/nginx.ts'
import { findPageKinds, type PageKind } from './bench/page-kinds.ts'
import { servePlainSite } from './bench/plain-site.ts'
import { saveReport, toReport } from './bench/report.ts'
import { serveSites, workFolder } from './bench/sites.ts'
import { timeInteractions } from './bench/time-interactions.ts'
import { timeWaits } from './bench/time-waits.ts'
import { readOptions } from './command.ts'

const { runs, only, 'no-load': noLoad } = readOptions({ runs: 5, only: '', 'no-load': false })
if (runs < 1) throw new Error('--runs takes a number from 1.')
await fetchTools()
const { site, bare, seconds, bareSeconds, stop } = await serveSites()
const line = await serveEmptyPage()
const plain = await servePlainSite(site.url)

const readVersion = () =>
  spawnSync(findWholeChromium() ?? '', ['--version'], { encoding: 'utf8' }).stdout.split(' built')[0]

try {
  const all = await findPageKinds(site.url)
  const names = only ? only.split(',') : all.map(({ name }) => name)
  const pages = all.filter(({ name }) => names.includes(name))
  if (pages.length < new Set(names).size) throw new Error(`--only knows ${all.map(({ name }) => name).join(', ')}.`)
  const article = all.find(({ name }) => name === 'article')?.path ?? '/'
  const others: (PageKind & { site: string })[] = [
    { name: 'bare Next page', path: '/', kind: 'bare', site: bare.url },
    { name: 'an article without scripts', path: article, kind: 'bare', site: plain.url },
    { name: 'a line of text', path: '/', kind: 'bare', site: line.url },
  ]
  const report = toReport({
    runs,
    chromium: readVersion()?.trim() ?? '',
    figures: await auditPages([...pages.map((page) => ({ ...page, site: site.url })), ...others], runs),
    interactions: await timeInteractions(site.url, pages),
    waits: await timeWaits(site.url, pages, runs),
    load: noLoad ? null : await compareLoad('Home and bare', `${site.url}/`, `${bare.url}/`),
    nginx: noLoad ? null : await compareNginx(workFolder, `${site.url}/`),
    seconds,
    bareSeconds,
  })
  if (!only && !noLoad) saveReport(report)
  console.log(`\n${report}`)
} finally {
  line.stop()
  plain.stop()
  await stop()
}
