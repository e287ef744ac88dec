/**
 * `npm run fuzz:files -- [--files 50000] [--seed 1] [--from 0]`: builds the site if need be, and uploads that many damaged
 * files to it. Prints the seed, and of each file that did harm its number (`--from NUMBER --files 1` sends it again); keeps
 * those files in test-results/fuzz.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { prepareSite, startSite } from '../bench/site.ts'
import { FUZZED_SITE, fuzzFiles } from './run-files.ts'

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    from: { type: 'string', default: '0' },
  },
})
const seed = Number(values.seed)

/** What the process may grow by between the first tenth of a run and its end, and at any moment. */
const MOST_GROWTH_MB = 150
const MOST_PEAK_MB = 400
/** What a run may leave in the data folder beside the files that were taken. */
const MOST_EXTRA_DISK_MB = 50

const folder = path.join(import.meta.dirname, '../../test-results/fuzz')
mkdirSync(folder, { recursive: true })
const { port, env } = await prepareSite()
console.log(`seed ${seed}`)

const outcome = await fuzzFiles(Number(values.files), {
  seed,
  from: Number(values.from),
  start: () => startSite({ port, env: { ...env, ...FUZZED_SITE } }),
  dataDir: env.DATA_DIR,
  onFinding({ file: { index, name, bytes, made }, faults }) {
    writeFileSync(path.join(folder, `${seed}-${index}${path.extname(name)}`), bytes)
    console.log(`file ${index}, ${bytes.length} bytes as ${name} (${made}): ${faults.join('; ')}`)
  },
  onThousand: (sent, statuses) => console.log(`${sent} files: ${JSON.stringify(statuses)}`),
})

const { findings, memory, leftInSpool, extraDisk } = outcome
const round = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value) : value)
console.log(JSON.stringify({ ...outcome, findings: findings.length }, round))
const isBounded = memory.after - memory.early < MOST_GROWTH_MB && memory.peak - memory.before < MOST_PEAK_MB
process.exit(findings.length === 0 && isBounded && leftInSpool === 0 && extraDisk < MOST_EXTRA_DISK_MB ? 0 : 1)
