/** Part of `npm run check`: prints what an unfinished change to the content is missing. */

/** Loads the content. A part that refers to something missing throws while it loads. */
async function readProblems(): Promise<string[]> {
  try {
    const { findProblems } = await import('./content-problems.ts')
    return findProblems()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

const problems = await readProblems()
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

export {}
