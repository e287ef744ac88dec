import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import go from 'highlight.js/lib/languages/go'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import kotlin from 'highlight.js/lib/languages/kotlin'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import rust from 'highlight.js/lib/languages/rust'
import scss from 'highlight.js/lib/languages/scss'
import sql from 'highlight.js/lib/languages/sql'
import swift from 'highlight.js/lib/languages/swift'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { element, type Node, parseHtml, text } from './tree.ts'

// The library takes the square of these lengths, in characters: 15,000 letters without a space took it some seconds. Longer
// pieces, lines and words are data rather than examples.
const LONGEST = 10_000
const LONGEST_LINE = 300
const LONGEST_WORD = 100

const LANGUAGES = {
  bash,
  csharp,
  css,
  diff,
  dockerfile,
  go,
  java,
  javascript,
  json,
  kotlin,
  php,
  python,
  rust,
  scss,
  sql,
  swift,
  typescript,
  xml,
  yaml,
}

for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language)

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
