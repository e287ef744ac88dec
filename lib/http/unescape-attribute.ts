const characters: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&#39;': "'", '&lt;': '<', '&gt;': '>' }

/** Unescapes the value of an attribute: React writes these few characters as entities. */
export function unescapeAttribute(value: string): string {
  return value.replace(/&(?:quot|#x27|#39|lt|gt);/g, (entity) => characters[entity] ?? entity).replaceAll('&amp;', '&')
}
