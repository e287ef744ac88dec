const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export type Weekday = (typeof DAYS)[number]

const EVERY_DAY = 'Every day'
const LIST = new Intl.ListFormat('en')

const toDay = (word: string) => DAYS.find((day) => day.toLowerCase() === word.toLowerCase())

/** Returns the days from one to another, around the end of the week if need be. */
function toRange(first: Weekday, last: Weekday): Weekday[] {
  const start = DAYS.indexOf(first)
  const count = ((DAYS.indexOf(last) - start + DAYS.length) % DAYS.length) + 1
  return Array.from({ length: count }, (_, index) => DAYS[(start + index) % DAYS.length] ?? first)
}

/** Reads days such as "Sunday to Thursday" or "Monday, Wednesday and Friday". Returns null if a word is not one. */
export function readDays(text: string): Weekday[] | null {
  if (text.trim().toLowerCase() === EVERY_DAY.toLowerCase()) return [...DAYS]
  const words = text.trim().split(/[\s,]+/)
  const days: Weekday[] = []
  for (const [index, word] of words.entries()) {
    const day = toDay(word)
    const before = days.at(-1)
    if (day && words[index - 1]?.toLowerCase() === 'to' && before) days.push(...toRange(before, day).slice(1))
    else if (day) days.push(day)
    else if (index === 0 || index === words.length - 1 || !/^(?:to|and)$/i.test(word)) return null
  }
  return DAYS.filter((day) => days.includes(day))
}

/** Returns days in words: "Sunday to Thursday" for three or more in a row, otherwise a list. */
export function formatDays(days: readonly Weekday[]): string {
  if (days.length === DAYS.length) return EVERY_DAY
  for (const first of days) {
    const range = days.map((_, index) => DAYS[(DAYS.indexOf(first) + index) % DAYS.length])
    const last = range.at(-1)
    if (days.length > 2 && range.every((day) => day && days.includes(day))) return `${first} to ${last}`
  }
  return LIST.format(days)
}

/** Returns the days that are not among `days`. */
export const toOtherDays = (days: readonly Weekday[]): Weekday[] => DAYS.filter((day) => !days.includes(day))

/** Returns a time such as "18:00" as "6:00 PM". */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
