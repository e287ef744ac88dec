/** `npm run check`: everything that can be judged without running the site. Prints each step, its time and its verdict. */
import { runChecks } from './static-checks.ts'

const { failed } = await runChecks()
process.exit(failed > 0 ? 1 : 0)
