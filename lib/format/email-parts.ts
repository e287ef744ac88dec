const WORD = /([^\s<>(),;:"“”]+)/
const EMAIL = /^[\w.+-]+@[\w-]+\.[\w.-]+$/

/** Splits a text at its email addresses: every second part is one. */
export function toEmailParts(text: string): string[] {
  const parts = ['']
  for (const word of text.split(WORD)) {
    const email = word.endsWith('.') ? word.slice(0, -1) : word
    if (EMAIL.test(email)) parts.push(email, word.slice(email.length))
    else parts.push(parts.pop() + word)
  }
  return parts
}
