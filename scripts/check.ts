/** `npm run check`: everything that can be checked without running the site. Prints each step, its time and its result. */
import { runChecks, runSlowChecks } from './static-checks.ts'

const results = [await runChecks(), await runSlowChecks()]
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0)
