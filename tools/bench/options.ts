import { parseArgs } from 'node:util'

type BenchOptions = { runs: number; only: string[] | null; load: boolean }

/** Reads the flags `--runs N`, `--only home,article` and `--no-load`. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, 'no-load': { type: 'boolean' } },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.')
  return { runs, only: values.only?.split(',') ?? null, load: !values['no-load'] }
}
