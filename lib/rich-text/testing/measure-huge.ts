/** Renders every huge source and prints how long each took; run by hostile.test.ts. */
import { renderRichText } from '../rich-text.ts'
import { findFaults } from './find-faults.ts'
import { HUGE_DELTAS, HUGE_HTML, MARK } from './hostile-corpus.ts'

/** `milliseconds` of processor time, which other programs on the machine do not lengthen. */
export type Measured = { name: string; milliseconds: number; faults: string[]; hasText: boolean }

const options = { siteUrl: 'https://site.example', mediaUrl: 'https://media.example/files' }

function measure([name, source]: [string, unknown]): Measured {
  const start = process.cpuUsage()
  const { html, plainText } = renderRichText(source, options)
  const milliseconds = Math.round(process.cpuUsage(start).user / 1_000)
  return { name, milliseconds, faults: findFaults(html).slice(0, 3), hasText: plainText.includes(MARK) }
}

process.stdout.write(JSON.stringify([...Object.entries(HUGE_HTML), ...Object.entries(HUGE_DELTAS)].map(measure)))
