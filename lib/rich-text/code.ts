import hljs from 'highlight.js/lib/common'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import { CODE_LANGUAGES } from './code-languages.ts'
import { element, type Node, parseHtml, text } from './tree.ts'

// The library takes the square of these lengths, in characters: 15,000 letters without a space took it some seconds. Longer
// pieces, lines and words are data rather than examples.
const LONGEST = 10_000
const LONGEST_LINE = 300
const LONGEST_WORD = 100

for (const name of hljs.listLanguages()) if (!Object.hasOwn(CODE_LANGUAGES, name)) hljs.unregisterLanguage(name)
hljs.registerLanguage('dockerfile', dockerfile)

/** A code block: class names for colours where the language is known and there is time for them, plain else. It scrolls, so the keyboard must reach it. */
export function toCodeBlock(code: string, languageName: string, isColored: boolean): Node {
  const language = languageName ? hljs.getLanguage(languageName) : undefined
  const label = language?.name ? `Code, ${language.name}` : 'Code'
  const content = language && isColored && isExample(code) ? parseHtml(highlight(code, languageName)) : [text(code)]
  return element('pre', { tabindex: '0', role: 'group', 'aria-label': label }, [element('code', {}, content)])
}

function isExample(code: string): boolean {
  return (
    code.length <= LONGEST &&
    code.split('\n').every((line) => line.length <= LONGEST_LINE) &&
    code.split(/[^\w$]+/).every((word) => word.length <= LONGEST_WORD)
  )
}

function highlight(code: string, language: string): string {
  return hljs.highlight(code, { language, ignoreIllegals: true }).value
}
