import { setTimeout as sleep } from 'node:timers/promises'
import { measureFolder, type Site } from '../bench/site.ts'
import { judgeUpload, SLOW_MS } from './check-response.ts'
import { keepSite } from './keep-site.ts'
import { createFiles, createHonestFiles, type MadeFile } from './made-files.ts'
import { measureHonest, overlaps, type Sent, uploadAll } from './upload-files.ts'

/** A file that did harm, and which. */
export type FileFinding = { file: MadeFile; faults: string[] }

type Options = {
  seed: number
  /** Starts the site, and again after a file has ended it. */
  start(): Promise<Site>
  dataDir: string
}

/** What a run came to. Times are in milliseconds, sizes in MB. */
export type FilesOutcome = {
  statuses: Record<string, number>
  findings: FileFinding[]
  restarts: number
  memory: { before: number; peak: number }
  leftInSpool: number
  /** What the data folder grew by beyond the files that were taken. */
  extraDisk: number
}

/** The settings of a site under fuzz: it believes the made-up addresses, and has room for what it takes. */
export const FUZZED_SITE = { TRUST_PROXY: 'true', UNCLAIMED_MB: '20000', UNCLAIMED_MB_PER_ADDRESS: '20000' } as const

/** How much longer than beside honest files /healthz may take: a person would notice more. */
const MOST_DELAY_MS = 200
const BATCH = 50
const MOST_FINDINGS = 20

/** Uploads so many damaged files to the real handler, and says which broke or delayed it; a seed repeats a run. */
export async function fuzzFiles(count: number, options: Options): Promise<FilesOutcome> {
  const { seed, dataDir } = options
  const make = await createFiles(seed)
  const site = await keepSite(options.start)
  const honest = await measureHonest(site, await createHonestFiles())
  const mostDelay = MOST_DELAY_MS + 3 * honest
  const diskBefore = measureFolder(dataDir).megabytes
  const statuses: Record<string, number> = {}
  const findings: FileFinding[] = []
  let [sent, takenBytes] = [0, 0]

  const countTaken = ({ file, answer }: Sent<MadeFile>) => {
    if (answer.status === 200) takenBytes += file.bytes.length
  }

  /** Sends a file again with nothing else under way, which tells the guilty one from its neighbours. */
  async function tryAlone(file: MadeFile): Promise<string[]> {
    await site.keepUp()
    await sleep(100)
    const began = Date.now()
    const [alone] = await uploadAll(site.getUrl(), [file])
    await sleep(100)
    if (!alone) return []
    countTaken(alone)
    const delay = site.getHealth().longestSince(began)
    const faults = judgeUpload(alone.asked, alone.answer, [dataDir])
    return delay > mostDelay ? [...faults, `delays /healthz by ${delay} ms`] : faults
  }

  /** What is wrong is wrong at once; what is late or missing may be a neighbour's doing. */
  async function judgeBatch(batch: Sent<MadeFile>[], began: number) {
    const slow = site.getHealth().probes.filter(({ at, ms }) => at >= began && ms > mostDelay)
    const known = findings.length
    for (const { file, asked, answer } of batch) {
      const faults = judgeUpload(asked, answer, [dataDir]).filter((fault) => !fault.startsWith('took '))
      if (answer.status > 0 && faults.length > 0) findings.push({ file, faults })
    }
    const isSuspect = (each: Sent<MadeFile>) =>
      each.answer.status === 0 || each.answer.ms > SLOW_MS || slow.some((probe) => overlaps(each, probe))
    for (const { file } of batch.filter(isSuspect)) {
      const faults = await tryAlone(file)
      if (faults.length > 0) findings.push({ file, faults })
    }
    const lost = batch.find(({ answer }) => answer.status === 0)
    if (lost && findings.length === known)
      findings.push({ file: lost.file, faults: [`no answer beside others: ${lost.answer.error}`] })
  }

  while (sent < count && findings.length < MOST_FINDINGS) {
    const files = Array.from({ length: Math.min(BATCH, count - sent) }, (_, at) => make(sent + at))
    const began = Date.now()
    const batch = await uploadAll(site.getUrl(), files)
    // An answer of /healthz that is still awaited belongs to this batch.
    await sleep(30)
    sent += batch.length
    for (const each of batch) {
      statuses[each.answer.status] = (statuses[each.answer.status] ?? 0) + 1
      countTaken(each)
    }
    await judgeBatch(batch, began)
    await site.keepUp()
    site.getHealth().probes.length = 0
  }
  // What is refused early is still read for a moment.
  await sleep(1_000)
  await site.stop()
  const leftInSpool = measureFolder(`${dataDir}/incoming`).files
  const extraDisk = measureFolder(dataDir).megabytes - diskBefore - takenBytes / 1024 / 1024
  return { statuses, findings, restarts: site.getRestarts(), memory: site.memory, leftInSpool, extraDisk }
}
