import { FILE_LIMITS } from '../limits.ts'

/**
 * What one form may hold besides its files. Fields: the application's thirty and fifty skills, with room. Bytes: four
 * long texts of 10,000 characters at up to four bytes each, and everything else.
 */
export const FORM_LIMITS = { fields: 120, fieldBytes: 64 * 1024, textBytes: 512 * 1024, fieldNameBytes: 100 } as const

// A part's own headers and boundary.
const PART_OVERHEAD = 4 * 1024

/** The most bytes a whole form with this many files may have. */
export const getFormBytes = (files: number) => FORM_LIMITS.textBytes + files * (FILE_LIMITS.bytes + PART_OVERHEAD)

/** How much of a refused body is still read, and for how long: a browser sees the answer only once it could send on. */
export const DRAIN_LIMITS = { bytes: 32 * 1024 * 1024, ms: 5_000 } as const
