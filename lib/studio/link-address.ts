import { isSafeHref } from '../rich-text/safe-address.ts'

const EMAIL = /^[^\s@:/]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,63}$/
const LABEL = /^[a-z0-9-]+$/i
const TOP_LEVEL = /^[a-z]{2,24}$/i

function isHost(text: string): boolean {
  const labels = text.split('.')
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '')
}

/** Returns the selected text as an address for the link field, or an empty string if it is not one. */
export function toSuggestedAddress(selected: string): string {
  const text = selected.trim()
  if (EMAIL.test(text)) return `mailto:${text}`
  return /^(?:https?:\/\/|mailto:|tel:|www\.)\S+$/i.test(text) ? text : ''
}

/** Returns the address that someone typed for a link, or null if it is not safe to follow. */
export function toLinkAddress(typed: string): string | null {
  const text = typed.trim()
  if (EMAIL.test(text)) return `mailto:${text}`
  const address = isHost(text.split(/[/?#:]/, 1)[0] ?? '') ? `https://${text}` : text
  return /\s/.test(address) || !isSafeHref(address) ? null : address
}
