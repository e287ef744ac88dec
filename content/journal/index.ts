import { bengaliOcr } from './bengali-ocr.ts'
import type { JournalArticle } from './journal-type.ts'
import { loadShedding } from './load-shedding.ts'
import { reportsWithoutReaders } from './reports-without-readers.ts'
import { saasByTheDay } from './saas-by-the-day.ts'
import { theRegister } from './the-register.ts'
import { theTimedRestore } from './the-timed-restore.ts'
import { twoGigabytes } from './two-gigabytes.ts'
import { whoLeftInMarch } from './who-left-in-march.ts'

/** The journal's articles, newest first. */
export const journalArticles: readonly JournalArticle[] = [
  loadShedding,
  bengaliOcr,
  saasByTheDay,
  whoLeftInMarch,
  theRegister,
  twoGigabytes,
  reportsWithoutReaders,
  theTimedRestore,
]
