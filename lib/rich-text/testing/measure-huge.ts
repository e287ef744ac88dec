/** Renders every huge source and prints how long each took. huge.test.ts runs it. */
import { parseFragment } from 'parse5'
import { renderRichText } from '../safe-html.ts'
import { findErrors } from './find-errors.ts'
import { HUGE_DELTAS, HUGE_HTML, MARK } from './hostile-corpus.ts'

/**
 * `milliseconds` is processor time, which other programs hardly affect. For a source that took too long, it is the best
 * of three.
 */
export type Measured = { name: string; milliseconds: number; errors: string[]; hasText: boolean }

/** The maximum time of rendering, in multiples of parsing the source. The slowest one needs about 20. */
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
  return { name, milliseconds, errors: findErrors(html).slice(0, 3), hasText: plainText.includes(MARK) }
}

const pictures = HUGE_HTML.pictures ?? ''
const limit = PARSINGS * Math.min(...[1, 2, 3].map(() => time(() => parseFragment(pictures)).milliseconds))
const measured = [...Object.entries(HUGE_HTML), ...Object.entries(HUGE_DELTAS)].map(measure)
process.stdout.write(JSON.stringify({ limit, measured }))
