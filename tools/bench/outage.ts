/**
 * `npm run outage --prefix tools -- [--people 500] [--kills 20]`: the backend is unreachable for 24 simulated hours while `--people`
 * people send something, and the process that stores their submissions is killed with SIGKILL `--kills` times. Fails if a submission is lost,
 * doubled or damaged, or if the backend gets more than one in a second once it is back.
 */
import { runOutage } from '../../lib/backend/held/testing-outage.ts'
import { readOptions, runInFolder } from '../command.ts'

const { people, kills } = readOptions({ people: 500, kills: 20 })

await runInFolder(
  'outage',
  (folder) => runOutage(folder, people, kills),
  ({ lost, doubled, damagedFiles, mostInOneSecond }) => lost + doubled + damagedFiles === 0 && mostInOneSecond <= 1,
)
