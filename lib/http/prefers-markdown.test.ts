import { prefersMarkdown } from './prefers-markdown.ts'

it.each([
  'text/markdown',
  'TEXT/Markdown; charset=utf-8',
  'text/markdown, text/html',
  'text/html, text/markdown, */*',
  'text/markdown, */*',
  'text/html;q=0.9, text/markdown ; q=0.95',
  'text/markdown;q=0.5',
  'text/markdown;q=0.5, text/html;q=0.4, */*;q=1',
])('shows Markdown to a reader that asks for %s', (accept) => expect(prefersMarkdown(accept)).toBe(true))

it.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'text/html',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0.1, */*',
  'text/markdown;q=0.3, text/*;q=0.4',
  'text/markdown;q=0',
  'text/markdown;q=0.000, text/html;q=0',
  'text/markdown;q=',
  'text/markdown;q=much',
  'text/markdown;q=2',
  'text/markdownish',
  'application/text/markdown',
])('shows HTML to a reader that asks for %s', (accept) => expect(prefersMarkdown(accept)).toBe(false))
