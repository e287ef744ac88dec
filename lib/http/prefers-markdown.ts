export const MARKDOWN = 'text/markdown'

/** Returns the weight of a media range from its parameters: 0 to 1, and 0 if it is malformed. */
function toWeight(parameters: readonly string[]): number {
  const given = parameters.map((parameter) => parameter.trim().toLowerCase()).find((text) => text.startsWith('q='))
  const weight = given === undefined ? 1 : Number(given.slice(2) || Number.NaN)
  return weight >= 0 && weight <= 1 ? weight : 0
}

/**
 * Returns whether an `Accept` header asks for Markdown: it must name it, because the wildcards of browsers and programs
 * mean HTML. If both have the same weight, Markdown wins, as no browser names it.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes(MARKDOWN)) return false
  const weights = new Map<string, number>()
  for (const range of accept.split(',')) {
    const [type = '', ...parameters] = range.split(';')
    weights.set(type.trim().toLowerCase(), toWeight(parameters))
  }
  const markdown = weights.get(MARKDOWN) ?? 0
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0
  return markdown > 0 && markdown >= html
}
