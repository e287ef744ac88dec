/** Prints the HTML of every hostile source. e2e/hostile-text.spec.ts runs it and opens the HTML in a browser. */
import { renderRichText } from '../safe-html.ts'
import { HOSTILE_DELTAS, HOSTILE_HTML } from './hostile-corpus.ts'

const options = { siteUrl: 'https://site.example', mediaUrl: 'https://media.example/files' }
const sources = [...HOSTILE_HTML, ...HOSTILE_DELTAS]

process.stdout.write(JSON.stringify(sources.map((source) => renderRichText(source, options).html)))
