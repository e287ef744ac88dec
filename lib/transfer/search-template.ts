/** The variables of a plugin's template that have a value here. The names are in lower case. */
export type SearchVariables = Record<string, string>

/** How Yoast (`%%title%%`) and Rank Math (`%title%`, `%date(Y)%`) write variables. */
const VARIABLES = {
  yoast: /%%([a-z_]{1,40})%%/gi,
  'rank-math': /%([a-z_]{1,40}(?:\([^()%]{0,40}\))?)%/gi,
}

const SEPARATORS = new Set([...' \t|-–—·•»«:~'])

/** Returns a text without spaces and separators at its ends. */
function trimSeparators(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && SEPARATORS.has(text.charAt(start))) start += 1
  while (end > start && SEPARATORS.has(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/**
 * Resolves the variables of a search headline or description. The site's name is left out, because each page adds it.
 * `unknown` is the first variable that has no value here, or ''.
 */
export function resolveSearchTemplate(
  template: string,
  plugin: keyof typeof VARIABLES,
  variables: SearchVariables,
): { text: string; unknown: string } {
  const known = new Map(Object.entries({ ...variables, sep: '–', sitename: '', page: '', pagenumber: '' }))
  let unknown = ''
  let hasVariables = false
  const text = template.replace(VARIABLES[plugin], (variable: string, name: string) => {
    hasVariables = true
    const value = known.get(name.toLowerCase())
    if (value === undefined) unknown ||= variable
    return value ?? ''
  })
  if (!hasVariables) return { text: template, unknown }
  return { text: trimSeparators(text.replace(/\s+/g, ' ')), unknown }
}
