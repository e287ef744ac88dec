type Rule = { head: string; body?: string; rules?: Stylesheet }

/** A stylesheet, parsed once to be put into many pages. */
export type Stylesheet = readonly Rule[]

const GROUP = /^@(?:media|supports|container|layer)\b/

const SELECTED = /\.([\w-]+)/g
/** The bundler's form of a class. A class of any other form may be a script's, so it counts as used. */
const MODULE_CLASS = /^[\w-]{6,7}_[\w-]+$/
const CLASS = /(\sclass=")([^"]*)(")/g
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

function toRule(head: string, body: string): Rule {
  return GROUP.test(head) ? { head, rules: parseStylesheet(body) } : { head, body }
}

/** Parses a stylesheet as the build writes it: minified, without comments. */
export function parseStylesheet(css: string): Stylesheet {
  const rules: Rule[] = []
  let depth = 0
  let start = 0
  let open = 0
  let quote = ''
  for (let at = 0; at < css.length; at += 1) {
    const letter = css[at]
    if (letter === '\\') at += 1
    else if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '{' && depth++ === 0) open = at
    else if (letter === '}' && --depth === 0) {
      rules.push(toRule(css.slice(start, open).trim(), css.slice(open + 1, at)))
      start = at + 1
    } else if (letter === ';' && depth === 0) {
      rules.push({ head: css.slice(start, at + 1).trim() })
      start = at + 1
    }
  }
  return rules
}

/** Returns the classes that the elements of a page have. */
export function findClasses(html: string): Set<string> {
  return new Set([...html.matchAll(CLASS)].flatMap(([, , names = '']) => names.split(/\s+/)))
}

function isUsed(head: string, used: ReadonlySet<string>): boolean {
  const classes = [...head.matchAll(SELECTED)].map(([, name = '']) => name).filter((name) => MODULE_CLASS.test(name))
  return classes.length === 0 || classes.some((name) => used.has(name))
}

/** Returns the text of the rules that a page with these classes uses, with its classes renamed. */
export function pickRules(
  stylesheet: Stylesheet,
  used: ReadonlySet<string>,
  rename: (name: string) => string = (name) => name,
): string {
  return stylesheet
    .map(({ head, body, rules }) => {
      if (rules) {
        const inside = pickRules(rules, used, rename)
        return inside && `${head}{${inside}}`
      }
      if (!isUsed(head, used)) return ''
      // Anything in a body that looks like a class is part of a file name.
      return body === undefined ? head : `${head.replace(SELECTED, (_, name: string) => `.${rename(name)}`)}{${body}}`
    })
    .join('')
}

function toShortName(index: number): string {
  const letter = LETTERS.charAt(index % LETTERS.length)
  return index < LETTERS.length ? letter.toUpperCase() : toShortName(Math.floor(index / LETTERS.length) - 1) + letter
}

/** Makes short names that start with a capital, unlike a script's classes. They save a good 5 % of a page. */
export function toShortNames(classes: Iterable<string>): (name: string) => string {
  const modules = [...classes].filter((name) => MODULE_CLASS.test(name))
  const short = new Map(modules.map((name, index) => [name, toShortName(index)]))
  return (name) => short.get(name) ?? name
}

export function renameClasses(html: string, rename: (name: string) => string): string {
  return html.replace(CLASS, (_, start, names: string, end) => start + names.split(/\s+/).map(rename).join(' ') + end)
}
