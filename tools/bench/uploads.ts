/**
 * `node --conditions=react-server tools/bench/uploads.ts [people]`: lets that many people (20) apply at once with two
 * files of 5 MB each, watches the backend's memory (Linux only), and checks that all are stored and nothing is left.
 */
import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FILE_LIMITS } from '../../lib/backend/contract.ts'
import { createHttpBackend } from '../../lib/backend/http/index.ts'
import { jobs } from '../../lib/backend/own/seed/jobs.ts'
import { sampleCandidate, startBackendProcess } from '../../lib/backend/testing.ts'
import { FILE_KINDS } from '../../lib/uploads/kinds.ts'
import { createPdf } from '../../lib/uploads/testing-documents.ts'
import { readMemory } from './site.ts'

const people = Number(process.argv[2] ?? 20)
const LIMIT_MB = 150

const folder = await mkdtemp(path.join(tmpdir(), 'site-uploads-'))
const source = path.join(folder, 'resume.pdf')
await writeFile(source, createPdf(FILE_LIMITS.bytes, randomBytes(3_900_000).toString('base64')))

const dataDir = path.join(folder, 'data')
const server = await startBackendProcess(dataDir)
const backend = createHttpBackend({ url: server.url, timeoutMs: 60_000 })
const file = { path: source, name: 'resume.pdf', type: FILE_KINDS.pdf, bytes: statSync(source).size }

async function apply() {
  const [resumeLink, coverLetterLink] = await Promise.all([backend.sendFile(file, {}), backend.sendFile(file, {})])
  await backend.sendCandidate({ ...sampleCandidate, jobId: jobs[0]?.id ?? '', resumeLink, coverLetterLink }, {})
}

// One application first, so that what is measured is the crowd and not the code that is loaded for it.
await apply()
const before = readMemory(server.pid)
let peak = before
const watch = setInterval(() => {
  peak = Math.max(peak, readMemory(server.pid))
}, 10)
const started = performance.now()
await Promise.all(Array.from({ length: people }, apply))
const seconds = (performance.now() - started) / 1000
clearInterval(watch)

const incoming = await readdir(path.join(dataDir, 'incoming'), { recursive: true })
const uploads = await readdir(path.join(dataDir, 'uploads'))
const result = {
  people,
  seconds: Number(seconds.toFixed(1)),
  beforeMB: Math.round(before),
  growthMB: Math.round(peak - before),
  stored: uploads.length,
  left: incoming.length - 1,
}
process.stdout.write(`${JSON.stringify(result)}\n`)
await server.stop()
await rm(folder, { recursive: true, force: true })
process.exit(result.growthMB < LIMIT_MB && result.stored === 2 * (people + 1) && result.left === 0 ? 0 : 1)
