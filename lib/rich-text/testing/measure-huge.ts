/** Renders every huge source and prints how long each took, beside what parsing alone takes; run by hostile.test.ts. */
import { parseFragment } from 'parse5'
import { renderRichText } from '../rich-text.ts'
import { findFaults } from './find-faults.ts'
import { HUGE_DELTAS, HUGE_HTML, MARK } from './hostile-corpus.ts'

/** `milliseconds` of processor time, which other programs on the machine hardly lengthen; of what took long, the least of three. */
export type Measured = { name: string; milliseconds: number; faults: string[]; hasText: boolean }

const LONG = 500
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
  const again = first > LONG ? [render(), render()] : []
  const milliseconds = Math.min(first, ...again.map((each) => each.milliseconds))
  return { name, milliseconds, faults: findFaults(html).slice(0, 3), hasText: plainText.includes(MARK) }
}

const pictures = HUGE_HTML.pictures ?? ''
const parsing = Math.min(...[1, 2, 3].map(() => time(() => parseFragment(pictures)).milliseconds))
const measured = [...Object.entries(HUGE_HTML), ...Object.entries(HUGE_DELTAS)].map(measure)
process.stdout.write(JSON.stringify({ parsing, measured }))
