import { createRequire } from 'node:module'
import type { FoundRegex } from './find-regexes.ts'

// The part in JavaScript: the package's main file starts a native program.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as typeof import('recheck')

/** Patterns by file that need no proof, as the code has them, and why no visitor's text makes them slow. */
export type RegexException = { reason: string; patterns: Record<string, string[]> }

/** The longest proof of one pattern, on a busy machine. */
const PATIENCE_MS = 120_000

/** Why a pattern may not be linear; null for a proof that it is. The fuzzing checker proves nothing and is ten times as slow. */
function findSlowness(pattern: string, flags: string): string | null {
  const judged = checkSync(pattern, flags, { checker: 'automaton', timeout: PATIENCE_MS })
  if (judged.status === 'vulnerable') return judged.complexity.summary
  return judged.status === 'safe' ? null : `not proved linear (${judged.error.kind})`
}

/** One line for each expression that is neither linear nor an exception, and for each unused exception. */
export function findFaults(found: readonly FoundRegex[], exceptions: readonly RegexException[]): string[] {
  const isMeant = ({ patterns }: RegexException, { file, pattern }: FoundRegex) =>
    patterns[file]?.includes(pattern) ?? false
  const slow = found
    .filter((regex) => !exceptions.some((exception) => isMeant(exception, regex)))
    .flatMap(({ file, line, pattern, flags }) => {
      const why = flags === null ? 'made of text that is known only when it runs' : findSlowness(pattern, flags)
      return why ? [`${file}:${line} ${pattern}\n    ${why}`] : []
    })
  const meant = exceptions.flatMap(({ patterns }) => Object.entries(patterns))
  const unused = meant.flatMap(([file, patterns]) =>
    patterns
      .filter((pattern) => !found.some((regex) => regex.file === file && regex.pattern === pattern))
      .map((pattern) => `${file} has no ${pattern}\n    delete the exception`),
  )
  return [...slow, ...unused]
}
