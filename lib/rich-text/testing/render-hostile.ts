/** Prints the HTML that becomes of every hostile source; run by e2e/hostile-text.spec.ts, which opens it in a browser. */
import { renderRichText } from '../rich-text.ts'
import { HOSTILE_DELTAS, HOSTILE_HTML } from './hostile-corpus.ts'

const options = { siteUrl: 'https://site.example', mediaUrl: 'https://media.example/files' }
const sources = [...HOSTILE_HTML, ...HOSTILE_DELTAS]

process.stdout.write(JSON.stringify(sources.map((source) => renderRichText(source, options).html)))
