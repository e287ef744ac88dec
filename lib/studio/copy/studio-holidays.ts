import type { HolidayProblem } from '../../applications/workdays.ts'

/** Copy about the list of holidays. */
export const holidays = {
  title: 'Holidays',
  why: {
    ends: 'The list of holidays ends soon. Its last day is',
    over: 'The list of holidays is over. Its last day was',
    country:
      'The list of holidays is not that of the company’s country, so every day outside weekends counts as a working day.',
  } satisfies Record<HolidayProblem['why'], string>,
  text: 'Reminders and answer times skip the days of this list. Whoever runs the site adds the next ones in content/holidays.ts.',
} as const
