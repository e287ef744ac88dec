const toPlain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word of the question stands in the texts; case and accents do not count. */
export function matchesWords(question: string, texts: readonly string[]): boolean {
  const words = toPlain(question).split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const text = ` ${toPlain(texts.join(' '))}`
  return words.every((word) => text.includes(word))
}
