import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

type Given<Default> = Default extends number ? number : Default extends boolean ? boolean : string

/** Reads a tool's options. Each has a default, whose type tells what the option takes: a number, a text, or nothing. */
export function readOptions<Defaults extends Record<string, number | string | false>>(
  defaults: Defaults,
  args = process.argv.slice(2),
): { [Name in keyof Defaults]: Given<Defaults[Name]> } {
  const toType = (value: unknown) => ({ type: value === false ? ('boolean' as const) : ('string' as const) })
  const options = Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, toType(value)]))
  const given: Record<string, unknown> = { ...defaults, ...parseArgs({ args, options }).values }
  for (const [name, value] of Object.entries(defaults)) {
    if (typeof value !== 'number') continue
    const number = Number(given[name])
    if (!(number >= 0)) throw new Error(`--${name} takes a number.`)
    given[name] = number
  }
  return given as { [Name in keyof Defaults]: Given<Defaults[Name]> }
}

/**
 * Runs a tool with a temporary folder and prints its result as JSON. Ends the process with 1 if the result is not good.
 */
export async function runInFolder<Result extends object>(
  name: string,
  run: (folder: string) => Promise<Result>,
  isGood: (result: Result) => boolean,
): Promise<never> {
  const folder = await mkdtemp(path.join(tmpdir(), `site-${name}-`))
  try {
    const result = await run(folder)
    process.stdout.write(`${JSON.stringify(result)}\n`)
    process.exitCode = isGood(result) ? 0 : 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  process.exit()
}
