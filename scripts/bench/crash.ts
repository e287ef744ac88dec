/** `node --conditions=react-server scripts/bench/crash.ts [rounds]`: kills the backend that often while people apply. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crash } from '../../lib/backend/testing-crash.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'site-crash-'))
const rounds = Number(process.argv[2] ?? 50)
const result = await crash(folder, rounds)
process.stdout.write(`${JSON.stringify({ rounds, ...result })}\n`)
await rm(folder, { recursive: true, force: true })
const { lost, damaged, doubled, failedRetries } = result
process.exit(lost + damaged + doubled + failedRetries === 0 ? 0 : 1)
