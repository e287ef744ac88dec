/**
 * `npm run fuzz --prefix tools -- [--paths 100000] [--requests 20000] [--seed 1]`: builds the site if necessary, sends it
 * random addresses and its handlers random requests, and watches memory and disk. The same seed repeats a run.
 */
import path from 'node:path'
import { measureFolder, prepareSite, readMemory, root, startSite } from './bench/site.ts'
import { readOptions } from './command.ts'
import { type Finding, fuzzHandlers, fuzzPaths, type Outcome } from './fuzz/run.ts'

const options = readOptions({ paths: 100_000, requests: 20_000, seed: Date.now() % 1_000_000 })
const { seed } = options

/** The maximum that a run may leave on disk: a page for each address would be gigabytes. */
const MAX_DISK_MB = 50
/** The maximum growth of the process between the first tenth of a run, when its caches have filled, and the end. */
const MAX_GROWTH_MB = 150

const { port, env } = await prepareSite()
// The site trusts the headers of proxies here: what strangers write into them must be harmless in any case.
const site = await startSite({ port, env: { ...env, TRUST_PROXY: 'true' } })

/** Measures the memory of the process, and the size of the build and the data. */
function measure() {
  const [built, data] = [path.join(root, '.next'), env.DATA_DIR].map(measureFolder)
  const sum = (key: 'files' | 'megabytes') => (built?.[key] ?? 0) + (data?.[key] ?? 0)
  return { memory: Math.round(readMemory(site.pid)), files: sum('files'), megabytes: sum('megabytes') }
}
const before = measure()

function show({ request: { method, path: address, headers, body }, problems }: Finding) {
  console.log(
    `  ${problems.join('; ')}\n    ${method} ${address.slice(0, 300)} ${JSON.stringify(headers).slice(0, 500)}`,
  )
  if (body) console.log(`    ${JSON.stringify(body.subarray(0, 300).toString('latin1'))}`)
}

async function report(what: string, count: number, fuzz: typeof fuzzPaths): Promise<Outcome & { growth: number }> {
  let early = 0
  const onThousand = (sent: number) => {
    const { memory, files, megabytes } = measure()
    if (early === 0 && sent >= count / 10) early = memory
    if (sent % 10_000 === 0 || sent === count)
      console.log(`${sent} ${what}: ${memory} MB, on the disk ${files} files of ${megabytes.toFixed(1)} MB`)
  }
  const outcome = await fuzz(count, {
    base: site.url,
    seed,
    secrets: [env.JOB_LINK_SECRET, env.SIGNING_SECRET, env.DATA_DIR],
    onThousand,
  })
  console.log(what, JSON.stringify(outcome.statuses), `slowest ${outcome.slowestMs} ms`)
  for (const finding of outcome.findings.slice(0, 20)) show(finding)
  return { ...outcome, growth: readMemory(site.pid) - early }
}

console.log(`seed ${seed}, ${before.memory} MB at the start`)
const paths = await report('paths', options.paths, fuzzPaths)
const requests = await report('requests', options.requests, fuzzHandlers)
const after = measure()
const grown = after.megabytes - before.megabytes
await site.stop()

const found = paths.findings.length + requests.findings.length
const growth = Math.max(paths.growth, requests.growth)
console.log(
  JSON.stringify({
    seed,
    paths: paths.sent,
    requests: requests.sent,
    found,
    memoryMB: [before.memory, after.memory],
    growthMB: Math.round(growth),
    diskMB: Number(grown.toFixed(1)),
    newFiles: after.files - before.files,
  }),
)
process.exit(found === 0 && growth < MAX_GROWTH_MB && grown < MAX_DISK_MB ? 0 : 1)
