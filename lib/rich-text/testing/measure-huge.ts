/** Renders every huge source and prints how long each took, beside what parsing alone takes; run by huge.test.ts. */
import { parseFragment } from 'parse5'
import { renderRichText } from '../rich-text.ts'
import { findErrors } from './find-errors.ts'
import { HUGE_DELTAS, HUGE_HTML, MARK } from './hostile-corpus.ts'

/** `milliseconds` of processor time, which other programs on the machine hardly lengthen; of what took too long, the least of three. */
export type Measured = { name: string; milliseconds: number; faults: string[]; hasText: boolean }

/** How often a source could be parsed in the time that rendering it may take; the slowest one needs 16. */
const PARSINGS = 50

const options = { siteUrl: 'https://site.example', mediaUrl: 'https://media.example/files' }

function time<Result>(run: () => Result): { result: Result; milliseconds: number } {
  const start = process.cpuUsage()
  const result = run()
  return { result, milliseconds: Math.round(process.cpuUsage(start).user / 1_000) }
}

function measure([name, source]: [string, unknown]): Measured {
  const render = () => time(() => renderRichText(source, options))
  const { result, milliseconds: first } = render()
  const { html, plainText } = result
  const again = first > limit ? [render(), render()] : []
  const milliseconds = Math.min(first, ...again.map((each) => each.milliseconds))
  return { name, milliseconds, faults: findErrors(html).slice(0, 3), hasText: plainText.includes(MARK) }
}

const pictures = HUGE_HTML.pictures ?? ''
const limit = PARSINGS * Math.min(...[1, 2, 3].map(() => time(() => parseFragment(pictures)).milliseconds))
const measured = [...Object.entries(HUGE_HTML), ...Object.entries(HUGE_DELTAS)].map(measure)
process.stdout.write(JSON.stringify({ limit, measured }))
