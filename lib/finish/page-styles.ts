/** `a{b}` as its head and its body; a group under a condition has the rules inside it; a statement has its head alone. */
type Rule = { head: string; body?: string; rules?: Stylesheet }

/** A stylesheet, read once to be put into many pages. */
export type Stylesheet = readonly Rule[]

const GROUP = /^@(?:media|supports|container|layer)\b/

/** As the bundler renames a module's classes. What has another form may be a script's, and counts as used. */
const MODULE_NAME = /[\w-]{6,7}_[\w-]+/g
const MODULE_CLASS = new RegExp(`\\.(${MODULE_NAME.source})`, 'g')
const IS_MODULE_CLASS = new RegExp(`^${MODULE_CLASS.source}$`)
const CLASS = /(\sclass=")([^"]*)(")/g

/** The link of a stylesheet in a page, with its address. */
const STYLE_LINK = /<link\b(?=[^<>]*\brel="stylesheet")[^<>]*\bhref="([^"]+)"[^<>]*>/g

/** Parts of a selector that say nothing of where the element is that it styles, with one pair of brackets inside. */
const ASKED = /:(?:not|has|is|where)\((?:[^()]|\([^()]*\))*\)/g

/** Reads a stylesheet as the build writes it: minified, without comments. */
export function parseStyles(css: string): Stylesheet {
  const rules: Rule[] = []
  let [depth, start, open, quote] = [0, 0, 0, '']
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

function toRule(head: string, body: string): Rule {
  return GROUP.test(head) ? { head, rules: parseStyles(body) } : { head, body }
}

/** The classes of modules in a selector. */
const findModuleClasses = (head: string): string[] => [...head.matchAll(MODULE_CLASS)].map(([, name = '']) => name)

/** The classes of modules in a stylesheet, in their order. */
export function listClasses(stylesheet: Stylesheet): string[] {
  return stylesheet.flatMap(({ head, body, rules }) => {
    if (rules) return listClasses(rules)
    return body === undefined ? [] : findModuleClasses(head)
  })
}

/** Whether a class is one of a module, by its form. */
export const isModuleClass = (name: string): boolean => IS_MODULE_CLASS.test(`.${name}`)

/** The classes that the elements of a page have. */
export function findClasses(html: string): Set<string> {
  return new Set([...html.matchAll(CLASS)].flatMap(([, , names = '']) => names.split(/\s+/)))
}

/** The addresses of a page's stylesheets, in their order. */
export function findStylesheets(html: string): string[] {
  return [...html.matchAll(STYLE_LINK)].map(([, address = '']) => address)
}

/** Writes something in the place of the first link of a stylesheet, and nothing in that of the others. */
export function replaceStylesheets(html: string, toFirst: (link: string) => string): string {
  let isFirst = true
  return html.replace(STYLE_LINK, (link) => {
    const text = isFirst ? toFirst(link) : ''
    isFirst = false
    return text
  })
}

/** What may be a class of a module in a text of another language, such as a script. */
export const findModuleNames = (text: string): string[] => text.match(MODULE_NAME) ?? []

/** Whether a rule concerns a page with these classes: not if all of its own belong to other pages. */
export function isUsed(head: string, used: ReadonlySet<string>): boolean {
  const classes = findModuleClasses(head)
  return classes.length === 0 || classes.some((name) => used.has(name))
}

/** Whether a rule styles nothing but what has one of these classes, by each of its selectors. */
export function isOnlyOf(head: string, classes: ReadonlySet<string>): boolean {
  const selectors = head.replace(ASKED, '').split(',')
  return selectors.every((selector) => findModuleClasses(selector).some((name) => classes.has(name)))
}

/** The text of a stylesheet with those of its rules that are to stay, by their heads, and other names for its classes. */
export function pickStyles(
  stylesheet: Stylesheet,
  keeps: (head: string) => boolean,
  rename = (name: string) => name,
): string {
  return stylesheet
    .map(({ head, body, rules }) => {
      if (rules) {
        const inside = pickStyles(rules, keeps, rename)
        return inside && `${head}{${inside}}`
      }
      if (!keeps(head)) return ''
      // What looks like a class in a body is part of a file's name.
      return body === undefined ? head : `${head.replace(MODULE_CLASS, (_, name) => `.${rename(name)}`)}{${body}}`
    })
    .join('')
}

/** Gives the classes of a page's elements other names. */
export function renameInPage(html: string, rename: (name: string) => string): string {
  return html.replace(CLASS, (_, start, names: string, end) => start + names.split(/\s+/).map(rename).join(' ') + end)
}
