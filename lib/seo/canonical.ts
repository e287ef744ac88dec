/** Returns the address of the page that a post repeats, or null if the text is not a full https address. */
export function readCanonical(text: string | null | undefined): string | null {
  const url = URL.parse(text?.trim() ?? '')
  if (url?.protocol !== 'https:' || url.username || url.password) return null
  url.hash = ''
  return url.href
}

/** Returns whether search engines should show another page instead of the one at `address`. */
export function isElsewhere(canonical: string | null | undefined, address: string): boolean {
  const url = readCanonical(canonical)
  return url !== null && url !== address
}
