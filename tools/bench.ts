/**
 * `npm run bench`: builds and serves the site and, beside it, a bare Next page, and measures both in the same run.
 * `-- --runs 1` is quicker, `-- --only home,article` measures some pages, `-- --no-load` leaves the server alone. Only a
 * whole run writes docs/performance.md.
 */
import { spawnSync } from 'node:child_process'
import { findChromium } from '../scripts/chromium.ts'
import { auditPages } from './bench/audit-pages.ts'
import { serveEmptyPage } from './bench/empty-page.ts'
import { compareLoad } from './bench/load-servers.ts'
import { hasNginx, serveWithNginx } from './bench/nginx.ts'
import { readOptions } from './bench/options.ts'
import { findPageKinds, type PageKind } from './bench/page-kinds.ts'
import { saveReport, toReport } from './bench/report.ts'
import { serveSites, workFolder } from './bench/sites.ts'
import { timeInteractions } from './bench/time-interactions.ts'
import { installTools } from './bench/tools.ts'
import { weighInlineStyles } from './bench/weigh-styles.ts'

const { runs, only, load } = readOptions(process.argv.slice(2))
await installTools()
const { site, bare, seconds, bareSeconds, stop } = await serveSites()
const line = await serveEmptyPage()

/** The load of nginx with a cache before the site, compared with nginx serving the same page as a file. */
async function compareNginx() {
  if (!hasNginx()) {
    console.log('nginx is not installed: the cache before the site is not measured.')
    return null
  }
  const nginx = await serveWithNginx(workFolder, `${site.url}/`)
  try {
    return await compareLoad('nginx: cache and file', nginx.cached, nginx.file)
  } finally {
    await nginx.stop()
  }
}

try {
  const all = await findPageKinds(site.url)
  const unknown = only?.filter((name) => !all.some((page) => page.name === name)) ?? []
  if (unknown.length > 0) throw new Error(`--only knows ${all.map(({ name }) => name).join(', ')}.`)
  const pages = all.filter(({ name }) => !only || only.includes(name))
  const others: (PageKind & { site: string })[] = [
    { name: 'bare Next page', path: '/', kind: 'bare', site: bare.url },
    { name: 'a line of text', path: '/', kind: 'bare', site: line.url },
  ]
  const styles = new Map<string, number>()
  for (const { name, path } of pages) styles.set(name, await weighInlineStyles(site.url + path))
  const report = toReport({
    runs,
    chromium:
      spawnSync(findChromium() ?? '', ['--version'], { encoding: 'utf8' })
        .stdout.split(' built')[0]
        ?.trim() ?? '',
    styles,
    figures: await auditPages([...pages.map((page) => ({ ...page, site: site.url })), ...others], runs),
    interactions: await timeInteractions(site.url, pages),
    load: load ? await compareLoad('Home and bare', `${site.url}/`, `${bare.url}/`) : null,
    nginx: load ? await compareNginx() : null,
    seconds,
    bareSeconds,
  })
  if (!only && load) saveReport(report)
  console.log(`\n${report}`)
} finally {
  line.stop()
  await stop()
}
