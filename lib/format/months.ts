// The 28th of February, 29 days, and so on: the last day of the month of a year.
const toLastDay = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

function move(time: number, months: number, isLastDayKept: boolean): number {
  const date = new Date(time)
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth()
  const day = date.getUTCDate()
  const last = toLastDay(year, month + months)
  const moved = isLastDayKept && day === toLastDay(year, month) ? last : Math.min(day, last)
  return date.setUTCFullYear(year, month + months, moved)
}

/** Returns the time `months` later, in milliseconds: on the same day (UTC), or on the last one of a shorter month. */
export const addMonths = (time: number, months: number): number => move(time, months, false)

/** Returns the latest time that is at least `months` before `time`, in milliseconds. */
export const subtractMonths = (time: number, months: number): number => move(time, -months, true)
