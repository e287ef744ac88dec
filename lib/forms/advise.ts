import { cleanAnswer } from './clean-answer.ts'
import { formatDay, toIsoDate } from './date-text.ts'
import { isEmail, isWebAddress } from './rules.ts'
import type { FormField } from './types.ts'

/** Advice about an answer that is accepted as it is; `instead` is the answer that may have been meant. */
export type Advice = { text: string; instead?: string }

/** The most common mail hosts. */
const HOSTS = 'gmail.com yahoo.com hotmail.com outlook.com icloud.com live.com proton.me protonmail.com'.split(' ')

/** Real mail hosts that differ from a common one by a letter. */
const OTHER_HOSTS = 'mail.com email.com ymail.com'.split(' ')

/** Returns how many letters are missing, extra, wrong or swapped with the next one. */
function countSlips(written: string, meant: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index)
  for (let row = 1; row <= written.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = written[row - 1] === meant[column - 1]
      const isSwapped = written[row - 1] === meant[column - 2] && written[row - 2] === meant[column - 1]
      const ways = [(last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1)]
      if (isSwapped && row > 1 && column > 1) ways.push((beforeLast[column - 2] ?? 0) + 1)
      line.push(Math.min(...ways))
    }
    beforeLast = last
    last = line
  }
  return last.at(-1) ?? 0
}

/** Returns the common mail host that a misspelt one probably means; null if the host may be right. */
function findMeantHost(host: string): string | null {
  if (HOSTS.includes(host) || OTHER_HOSTS.includes(host) || host.length > 20) return null
  const isNear = (meant: string) => {
    const slips = countSlips(host, meant)
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

/** Returns advice about an answer, or null. */
export function advise({ kind, site }: FormField, answer: string): Advice | null {
  const text = cleanAnswer(kind, answer)
  if (kind === 'email') return adviseEmail(text)
  if (kind === 'url' && site) return adviseAddress(text, site)
  const day = kind === 'date' ? toIsoDate(text) : null
  return day && formatDay(day) !== text ? { text: `This means ${formatDay(day)}.` } : null
}
