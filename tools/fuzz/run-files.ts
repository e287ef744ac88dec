import { setTimeout as sleep } from 'node:timers/promises'
import { measureFolder, type Site } from '../bench/site.ts'
import { checkUpload, SLOW_MS } from './check-response.ts'
import { keepSite } from './keep-site.ts'
import { createFiles, createHonestFiles, type MadeFile } from './made-files.ts'
import { measureHonest, overlaps, type Sent, uploadAll } from './upload-files.ts'

type FileFinding = { file: MadeFile; problems: string[] }

type Options = { seed: number; start(): Promise<Site>; dataDir: string }

/** The result of a run; sizes are in MB. */
export type FilesOutcome = Awaited<ReturnType<typeof fuzzFiles>>

/** Settings that trust the made-up addresses and leave room for every file. */
export const FUZZED_SITE = { TRUST_PROXY: 'true', UNCLAIMED_MB: '20000', UNCLAIMED_MB_PER_ADDRESS: '20000' } as const

/** The factor by which /healthz may be slower than with valid files. */
const MAX_DELAY_MS = 200
const BATCH = 50
const MAX_FINDINGS = 20

/** Uploads damaged files, and reports which broke or delayed the site; the same seed repeats a run. */
export async function fuzzFiles(count: number, options: Options) {
  const { seed, dataDir, start } = options
  const make = await createFiles(seed)
  const kept = await keepSite(start)
  const honest = await measureHonest(kept, await createHonestFiles())
  const mostDelay = MAX_DELAY_MS + 3 * honest
  const diskBefore = measureFolder(dataDir).megabytes
  const statuses: Record<string, number> = {}
  const findings: FileFinding[] = []
  let [sent, takenBytes] = [0, 0]

  const countTaken = ({ file, answer }: Sent<MadeFile>) => {
    if (answer.status === 200) takenBytes += file.bytes.length
  }

  /** Sends one file alone, which shows whether it or its neighbours caused the problem. */
  async function tryAlone(file: MadeFile): Promise<string[]> {
    await kept.keepUp()
    await sleep(100)
    const began = Date.now()
    const [alone] = await uploadAll(kept.site.url, [file])
    await sleep(100)
    if (!alone) return []
    countTaken(alone)
    const delay = kept.health.longestSince(began)
    const problems = checkUpload(alone.request, alone.answer, [dataDir])
    return delay > mostDelay ? [...problems, `delays /healthz by ${delay} ms`] : problems
  }

  async function judgeBatch(batch: Sent<MadeFile>[], began: number) {
    const slow = kept.health.probes.filter(({ at, ms }) => at >= began && ms > mostDelay)
    const known = findings.length
    for (const { file, request, answer } of batch) {
      const problems = checkUpload(request, answer, [dataDir]).filter((problem) => !problem.startsWith('took '))
      if (answer.status > 0 && problems.length > 0) findings.push({ file, problems })
    }
    const isSuspect = (each: Sent<MadeFile>) =>
      each.answer.status === 0 || each.answer.ms > SLOW_MS || slow.some((probe) => overlaps(each, probe))
    for (const { file } of batch.filter(isSuspect)) {
      const problems = await tryAlone(file)
      if (problems.length > 0) findings.push({ file, problems })
    }
    const lost = batch.find(({ answer }) => answer.status === 0)
    if (lost && findings.length === known)
      findings.push({ file: lost.file, problems: [`no answer beside others: ${lost.answer.error}`] })
  }

  while (sent < count && findings.length < MAX_FINDINGS) {
    const files = Array.from({ length: Math.min(BATCH, count - sent) }, (_, at) => make(sent + at))
    const began = Date.now()
    const batch = await uploadAll(kept.site.url, files)
    // A probe that is still waiting belongs to this batch.
    await sleep(30)
    sent += batch.length
    for (const each of batch) {
      statuses[each.answer.status] = (statuses[each.answer.status] ?? 0) + 1
      countTaken(each)
    }
    await judgeBatch(batch, began)
    await kept.keepUp()
    kept.health.probes.length = 0
  }
  // The server reads refused bodies for a moment.
  await sleep(1_000)
  await kept.stop()
  const leftInSpool = measureFolder(`${dataDir}/incoming`).files
  // Beyond the accepted files.
  const extraDisk = measureFolder(dataDir).megabytes - diskBefore - takenBytes / 1024 / 1024
  return { statuses, findings, restarts: kept.restarts, memory: kept.memory, leftInSpool, extraDisk }
}
