/**
 * `npm run outage --prefix tools -- [--people 500] [--kills 20]`: the backend is away for 24 simulated hours while people send, and the process
 * that keeps their submissions is killed with SIGKILL that often. Fails when one is lost, doubled or damaged, or
 * when the backend gets more than one in a second once it is back.
 */
import { runOutage } from '../../lib/backend/held/testing-outage.ts'
import { readOptions, runInFolder } from '../command.ts'

const { people, kills } = readOptions({ people: 500, kills: 20 })

await runInFolder(
  'outage',
  (folder) => runOutage(folder, people, kills),
  ({ lost, doubled, damagedFiles, mostInOneSecond }) => lost + doubled + damagedFiles === 0 && mostInOneSecond <= 1,
)
