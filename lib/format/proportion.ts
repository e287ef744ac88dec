const WEEKS_A_YEAR = 52

/** Parses "68%" as 68 of 100, "4 in 10" as 4 of 10, "11 weeks" as 11 of a year's 52; null for other texts. */
export function toProportion(value: string): { part: number; of: number } | null {
  const percent = /^(\d+)\s?%$/.exec(value)?.[1]
  if (percent) return { part: Math.min(Number(percent), 100), of: 100 }
  const [, part, of] = /^(\d+) (?:in|of) (\d+)$/.exec(value) ?? []
  if (part && of) return { part: Math.min(Number(part), Number(of)), of: Number(of) }
  const weeks = /^(\d+) weeks?$/.exec(value)?.[1]
  return weeks ? { part: Math.min(Number(weeks), WEEKS_A_YEAR), of: WEEKS_A_YEAR } : null
}
