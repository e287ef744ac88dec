/** The days on which a company is closed, besides its weekend. */
export type Holidays = {
  /** The country whose holidays they are (ISO 3166-1 alpha-2). They count only for a company there. */
  country: string
  /** Days that are the same each year (MM-DD). */
  yearly: readonly string[]
  /** Other days (YYYY-MM-DD). */
  dates: readonly string[]
  /** The last day for which `dates` are known (YYYY-MM-DD). */
  until: string
}

/**
 * The holidays of the company. The working days of answer times skip them. Those that follow the moon are expected days:
 * correct them when they are announced, and add the next year before `until`.
 */
export const holidays: Holidays = {
  country: 'BD',
  yearly: ['02-21', '03-26', '04-14', '05-01', '08-05', '12-16', '12-25'],
  dates: [
    // Shab-e-Barat, Shab-e-Qadr, Eid al-Fitr, Eid al-Adha, Ashura, Eid-e-Milad, Janmashtami, Durga Puja
    ...['2026-02-04', '2026-03-17', '2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22', '2026-03-23'],
    ...['2026-05-26', '2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30', '2026-05-31', '2026-06-26'],
    ...['2026-08-26', '2026-09-04', '2026-10-20', '2026-10-21'],
    // The same, and Buddha Purnima
    ...['2027-01-25', '2027-03-07', '2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12', '2027-03-13'],
    ...['2027-05-16', '2027-05-17', '2027-05-18', '2027-05-19', '2027-05-20', '2027-06-16', '2027-08-16'],
    ...['2027-08-25', '2027-10-10'],
  ],
  until: '2027-12-31',
}
