// Where a no-break space belongs: within a number, before its unit, in French punctuation, after an initial or a title.
const WANTED =
  /(?<=\d)\u00a0(?=\d|(?:\p{L}{1,3}|[%‰°€£$৳])(?:[^\p{L}]|$))|(?<=[«§№])\u00a0|\u00a0(?=[»:;!?])|(?<=\p{Lu}\.)\u00a0(?=\p{Lu})|(?<=(?<!\p{L})(?:Mr|Ms|Mrs|Dr|Prof|St|No|Fig)\.?)\u00a0(?=[\p{Lu}\d])/gu
const KEPT = '\uffff'

/**
 * Replaces no-break spaces with ordinary ones unless typography needs them. Some editors write each space, or every other
 * one, as a no-break space, so that lines cannot wrap.
 */
export function toBreakable(text: string): string {
  if (!text.includes('\u00a0')) return text
  const marked = text.replaceAll(KEPT, '').replace(WANTED, KEPT)
  return marked.replaceAll('\u00a0', ' ').replace(/ {2,}/g, ' ').replaceAll(KEPT, '\u00a0')
}
