import { createRequire } from 'node:module'
import type { FoundRegex } from './find-regexes.ts'

// Uses the JavaScript version, because the package's main file starts a native program.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as typeof import('recheck')

/**
 * Patterns that need no proof, as written in the code: by the reason why no visitor's text makes them slow, and by
 * file.
 */
export type RegexExceptions = Record<string, Record<string, string[]>>

/** The maximum time to prove one pattern, on a busy machine. */
const MAX_WAIT_MS = 120_000

/**
 * Returns why a pattern may not be linear; null if it is proved linear. The fuzzing checker proves nothing and takes
 * ten times as long.
 */
function findSlowness(pattern: string, flags: string): string | null {
  const judged = checkSync(pattern, flags, { checker: 'automaton', timeout: MAX_WAIT_MS })
  if (judged.status === 'vulnerable') return judged.complexity.summary
  return judged.status === 'safe' ? null : `not proved linear (${judged.error.kind})`
}

/** Returns one line for each expression that is neither linear nor an exception, and for each unused exception. */
export function findProblems(found: readonly FoundRegex[], exceptions: RegexExceptions): string[] {
  const excepted = Object.values(exceptions)
    .flatMap((byFile) => Object.entries(byFile))
    .flatMap(([file, patterns]) => patterns.map((pattern) => ({ file, pattern })))
  const isIn = (list: readonly { file: string; pattern: string }[], { file, pattern }: (typeof excepted)[number]) =>
    list.some((regex) => regex.file === file && regex.pattern === pattern)
  const slow = found
    .filter((regex) => !isIn(excepted, regex))
    .flatMap(({ file, line, pattern, flags }) => {
      const why = flags === null ? 'made of text that is known only when it runs' : findSlowness(pattern, flags)
      return why ? [`${file}:${line} ${pattern}\n    ${why}`] : []
    })
  const unused = excepted
    .filter((exception) => !isIn(found, exception))
    .map(({ file, pattern }) => `${file} has no ${pattern}\n    delete the exception`)
  return [...slow, ...unused]
}
