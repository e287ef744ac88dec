import { transliterate } from './transliterate.ts'

const LONGEST = 60

/**
 * Converts a text into a part of an address. A script without a Latin spelling becomes a short hash, so addresses stay
 * distinct.
 */
export function toSlug(text: string, longest = LONGEST): string {
  const slug = transliterate(text)
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (!/[a-z]/.test(slug) && /[^\P{L}a-zA-Z]/u.test(text)) return `x${toMark(text)}`
  if (slug.length <= longest) return slug
  const cut = slug.slice(0, longest + 1)
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : slug.slice(0, longest)
}

function toMark(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}
