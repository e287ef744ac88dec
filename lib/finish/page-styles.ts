/** `a{b}` as its head and its body; a group under a condition has the rules inside it; a statement has its head alone. */
type Rule = { head: string; body?: string; rules?: Stylesheet }

/** A stylesheet, read once to be put into many pages. */
export type Stylesheet = readonly Rule[]

const GROUP = /^@(?:media|supports|container|layer)\b/

/** As the bundler renames a module's classes. What has another form may be a script's, and counts as used. */
export const MODULE_CLASS = /\.([\w-]{6,7}_[\w-]+)/g

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

function isUsed(selector: string, used: ReadonlySet<string>): boolean {
  const classes = [...selector.matchAll(MODULE_CLASS)]
  return classes.length === 0 || classes.some(([, name = '']) => used.has(name))
}

/** The classes that the elements of a page have. */
export function findClasses(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
}

/** The text of a stylesheet without the rules whose classes all belong to other pages. */
export function pickStyles(stylesheet: Stylesheet, used: ReadonlySet<string>): string {
  return stylesheet
    .map(({ head, body, rules }) => {
      if (rules) {
        const inside = pickStyles(rules, used)
        return inside && `${head}{${inside}}`
      }
      if (body === undefined) return head
      return isUsed(head, used) ? `${head}{${body}}` : ''
    })
    .join('')
}
