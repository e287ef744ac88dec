import { countChanges } from '../format/count-changes.ts'
import { cleanAnswer } from './clean-answer.ts'
import { formatDay, toIsoDate } from './date-text.ts'
import { isEmail, isWebAddress } from './rules.ts'
import type { FormField } from './types.ts'

/** Advice about an answer that is accepted anyway. `instead` is what the visitor may have meant. */
export type Advice = { text: string; instead?: string }

/** The most common mail hosts. */
const HOSTS = 'gmail.com yahoo.com hotmail.com outlook.com icloud.com live.com proton.me protonmail.com'.split(' ')

/** Real mail hosts that differ from a common one by a letter. */
const OTHER_HOSTS = 'mail.com email.com ymail.com'.split(' ')

/** Returns the common mail host that a misspelt one probably means; `null` if the host may be right. */
function findMeantHost(host: string): string | null {
  if (HOSTS.includes(host) || OTHER_HOSTS.includes(host) || host.length > 20) return null
  const isNear = (meant: string) => {
    const slips = countChanges(host, meant)
    // Two mistakes count only in a long name with the same beginning and end: hotmail.ca exists.
    const isAlike = meant.length > 8 && host[0] === meant[0] && host.endsWith(meant.slice(-4))
    return slips === 1 || (slips === 2 && isAlike)
  }
  return HOSTS.find(isNear) ?? null
}

function adviseEmail(address: string): Advice | null {
  const at = address.lastIndexOf('@') + 1
  const host = isEmail(address) ? findMeantHost(address.slice(at).toLowerCase()) : null
  const instead = address.slice(0, at) + host
  return host ? { text: `Did you mean ${instead}?`, instead } : null
}

function adviseAddress(address: string, site: string): Advice | null {
  const host = isWebAddress(address) ? URL.parse(address)?.hostname : undefined
  if (!host || host === site || host.endsWith(`.${site}`)) return null
  return { text: `This address is not on ${site}. If it is the right one, leave it.` }
}

/** Returns advice about an answer, or `null`. */
export function advise({ kind, site }: FormField, answer: string): Advice | null {
  const text = cleanAnswer(kind, answer)
  if (kind === 'email') return adviseEmail(text)
  if (kind === 'url' && site) return adviseAddress(text, site)
  const day = kind === 'date' ? toIsoDate(text) : null
  return day && formatDay(day) !== text ? { text: `This means ${formatDay(day)}.` } : null
}
