/**
 * `npm run outage -- [--people 500] [--kills 20]`: the backend is away for 24 simulated hours while people send, and the process
 * that keeps their submissions is killed with SIGKILL that often. Fails when one is lost, doubled, damaged or out of order, or
 * when the backend gets more than one in a second once it is back.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runOutage } from '../../lib/delivery/testing-outage.ts'

const { values } = parseArgs({
  options: { people: { type: 'string', default: '500' }, kills: { type: 'string', default: '20' } },
})

const folder = await mkdtemp(path.join(tmpdir(), 'site-outage-'))
const result = await runOutage(folder, Number(values.people), Number(values.kills))
process.stdout.write(`${JSON.stringify(result)}\n`)
await rm(folder, { recursive: true })
const { lost, doubled, outOfOrder, damagedFiles, mostInOneSecond } = result
process.exitCode = lost + doubled + outOfOrder + damagedFiles > 0 || mostInOneSecond > 1 ? 1 : 0
