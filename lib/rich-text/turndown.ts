import TurndownService from 'turndown'

/** Creates the converter of HTML to Markdown for stored posts and for whole pages. */
export function createTurndown(): TurndownService {
  const turndown = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  })
  const escapeMarks = turndown.escape.bind(turndown)
  // Otherwise a text about an element would become one.
  turndown.escape = (text) => escapeMarks(text).replace(/<|&#?\w{1,40};/g, '\\$&')
  turndown.addRule('code', {
    filter: 'pre',
    replacement: (_, node) => {
      const pre = node as HTMLElement
      const names = `${pre.getAttribute('class') ?? ''} ${pre.getAttribute('data-language') ?? ''}`
      const language = /(?:^|\s)(?:language-)?([\w+#.-]{1,40})/.exec(names.replace('ql-syntax', ''))?.[1] ?? ''
      const text = (pre.textContent ?? '').replace(/\n$/, '')
      const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
      const fence = '`'.repeat(longest + 1)
      return `\n\n${fence}${language}\n${text}\n${fence}\n\n`
    },
  })
  return turndown
}
