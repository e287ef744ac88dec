import { FILE_LIMITS } from '../limits.ts'

/** What one form may hold besides its files: thirty fields and fifty skills; four texts of 10,000 characters of four bytes. */
export const FORM_LIMITS = { fields: 120, fieldBytes: 64 * 1024, textBytes: 512 * 1024, fieldNameBytes: 100 } as const

const PART_OVERHEAD = 4 * 1024

/** The most bytes a whole form with this many files may have. */
export const getFormBytes = (files: number) => FORM_LIMITS.textBytes + files * (FILE_LIMITS.bytes + PART_OVERHEAD)
