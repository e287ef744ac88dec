import { escapeHtml } from '../format/escape-html.ts'

/** What a tag of a site generator needs to know about the file it is in. */
export type TagContext = {
  /** Jekyll's `{% tag %}` and `{{ value }}`. Without it, only Hugo's shortcodes are tags. */
  isLiquid: boolean
  /** Returns the old address of another file by its path or name, or ''. */
  findAddress: (name: string) => string
  /** Returns the address of a picture. */
  toPicture: (src: string) => string
}

/** The longest tag, in characters. */
const MAX_TAG = 2_000

type Tag = { kind: 'hugo' | 'liquid' | 'value'; start: number; end: number; inside: string }

const KINDS = [
  { opening: '{{<', closing: '>}}', kind: 'hugo' },
  { opening: '{{%', closing: '%}}', kind: 'hugo' },
  { opening: '{%', closing: '%}', kind: 'liquid' },
  { opening: '{{', closing: '}}', kind: 'value' },
] as const

/** Returns the next tag at or behind a place, or null. */
function findTag(text: string, from: number, { isLiquid }: TagContext): Tag | null {
  for (let start = text.indexOf('{', from); start >= 0; start = text.indexOf('{', start + 1)) {
    const found = KINDS.find(({ opening }) => text.startsWith(opening, start))
    if (!found || (found.kind === 'hugo') === isLiquid) continue
    const window = text.slice(start, start + MAX_TAG)
    const end = window.indexOf(found.closing, found.opening.length)
    if (end < 0) continue
    const inside = window.slice(found.opening.length, end)
    return { kind: found.kind, start, end: start + end + found.closing.length, inside: trimDashes(inside) }
  }
  return null
}

/** Liquid's `{%- tag -%}` removes spaces around a tag. */
const trimDashes = (inside: string) => inside.trim().replace(/^-/, '').replace(/-$/, '').trim()

/** The words of a tag: `name="value"` by name, all others in order. */
type Words = { name: string; first: string; second: string; named: Record<string, string> }

const QUOTES = new Set(['"', "'", '`'])

/** Returns the words of a tag. Quotes keep spaces together. */
function* splitWords(inside: string): Generator<{ key: string; value: string }> {
  let key = ''
  let word = ''
  for (let place = 0; place <= inside.length; place += 1) {
    const character = inside.charAt(place)
    if (QUOTES.has(character) && word === '') {
      const end = inside.indexOf(character, place + 1)
      const stop = end < 0 ? inside.length : end
      yield { key, value: inside.slice(place + 1, stop) }
      key = ''
      place = stop
    } else if (character.trim() === '') {
      if (word) yield { key, value: word }
      key = ''
      word = ''
    } else if (character === '=' && key === '') {
      key = word
      word = ''
    } else word += character
  }
}

function readWords(inside: string): Words {
  const named: Record<string, string> = {}
  const plain: string[] = []
  for (const { key, value } of splitWords(inside)) {
    if (key) named[key.toLowerCase()] = value
    else plain.push(value)
  }
  const [name = '', first = '', second = ''] = plain
  return { name: name.toLowerCase(), first, second, named }
}

const toLine = (text: string) => `\n\n${text}\n\n`

function toFigure({ named }: Words, { toPicture }: TagContext): string {
  const { src = '', alt = '', caption = '', title = '', link = '' } = named
  const words = [title, caption].filter(Boolean).join(' ')
  const picture = `<img src="${escapeHtml(toPicture(src))}" alt="${escapeHtml(alt || words)}">`
  const linked = link ? `<a href="${escapeHtml(link)}">${picture}</a>` : picture
  const note = words ? `<figcaption>${escapeHtml(words)}</figcaption>` : ''
  return toLine(`<figure>${linked}${note}</figure>`)
}

const toVideo = (site: string, id: string) => toLine(/^https?:/.test(id) ? id : `${site}${id}`)

/** Returns the address in `"/docs" | relative_url`, or null for another value. */
function readAddress(inside: string): string | null {
  if (inside === 'site.baseurl' || inside === 'site.url') return ''
  const [address = '', filter = ''] = inside.split('|', 2).map((part) => part.trim())
  const isAddress = /^(?:relative_url|absolute_url|prepend:\s?site\.(?:baseurl|url))$/.test(filter)
  return isAddress ? address.replace(/^["']/, '').replace(/["']$/, '') : null
}

/** Returns what a tag without content means as Markdown, or null if it means nothing here. */
function toMeaning({ kind, inside }: Tag, context: TagContext): string | null {
  if (kind === 'value') return readAddress(inside)
  const words = readWords(inside)
  const { named, first, second } = words
  const id = named.id ?? first
  switch (words.name) {
    case 'figure':
      return toFigure(words, context)
    case 'youtube':
      return toVideo('https://www.youtube.com/watch?v=', id)
    case 'vimeo':
    case 'vimeo_simple':
      return toVideo('https://vimeo.com/', id)
    case 'tweet':
    case 'twitter':
    case 'twitter_simple':
    case 'x':
      return toVideo(`https://twitter.com/${named.user ?? 'i'}/status/`, id)
    case 'instagram':
      return toVideo('https://www.instagram.com/p/', id)
    case 'gist':
      return toVideo('https://gist.github.com/', second ? `${first}/${second}` : first)
    case 'ref':
    case 'relref':
    case 'post_url':
    case 'link': {
      const [name = '', fragment] = (named.path ?? first).split('#')
      return `${context.findAddress(name)}${fragment ? `#${fragment}` : ''}`
    }
    case 'comment':
    case 'endcomment':
      return ''
    default:
      return null
  }
}

/** Tags whose content is no text of the post. */
const PAIRED = new Set(['raw', 'highlight', 'comment'])

/** Whether a tag ends another one. */
const isEndOf = (name: string, { inside }: Tag) => inside === `end${name}` || inside.replace(/^\/\s*/, '') === name

/** Returns the tag that ends another one, or null. */
function findEnd(text: string, name: string, from: number, context: TagContext): Tag | null {
  for (let tag = findTag(text, from, context); tag; tag = findTag(text, tag.end, context))
    if (isEndOf(name, tag)) return tag
  return null
}

/** Returns code without the marks that kept it from being read as tags. */
const toCode = (text: string) => text.replace(/\{%-?\s?(?:end)?raw\s?-?%\}\n?/g, '')

function toFence(language: string, code: string): string {
  const fence = code.includes('```') ? '~~~~~~' : '```'
  const end = code.endsWith('\n') ? code : `${code}\n`
  return `\n${fence}${language}\n${toCode(end.replace(/^\n/, ''))}${fence}\n`
}

/**
 * Replaces the tags of Jekyll and the shortcodes of Hugo with Markdown: code, pictures, videos, addresses of other posts.
 * `left` has the names of those that mean nothing here. Their content stays.
 */
export function replaceTags(text: string, context: TagContext): { markdown: string; left: string[] } {
  const left = new Set<string>()
  const endless = new Set<string>()
  let markdown = ''
  let place = 0
  for (let tag = findTag(text, 0, context); tag; tag = findTag(text, place, context)) {
    markdown += text.slice(place, tag.start)
    place = tag.end
    // `{{</* tag */>}}` shows a shortcode in a text about Hugo.
    const isShown = tag.inside.startsWith('/*') && tag.inside.endsWith('*/')
    const { name, first } = readWords(tag.inside)
    const end = PAIRED.has(name) && !endless.has(name) ? findEnd(text, name, tag.end, context) : null
    // The rest of the text has no end of it either.
    if (!end) endless.add(name)
    if (end) {
      const content = text.slice(tag.end, end.start)
      place = end.end
      if (name === 'raw') markdown += content
      if (name === 'highlight') markdown += toFence(first, content)
      continue
    }
    const meaning = isShown ? `{{<${tag.inside.slice(2, -2)}>}}` : toMeaning(tag, context)
    if (meaning === null && tag.inside !== '' && !tag.inside.startsWith('/')) left.add(name.slice(0, 40))
    markdown += meaning ?? ''
  }
  return { markdown: markdown + text.slice(place), left: [...left].filter((name) => !/^end/.test(name)) }
}
