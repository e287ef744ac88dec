import { FILE_LIMITS } from '../limits.ts'

/** What one form may hold besides its files, in Busboy's words: thirty fields and fifty skills. */
export const PART_LIMITS = { fields: 120, fieldSize: 64 * 1024, fieldNameSize: 100, headerPairs: 20, headerSize: 4096 }

// Four texts of 10,000 characters of four bytes.
const TEXT_BYTES = 512 * 1024
const PART_OVERHEAD = 4 * 1024

/** The most bytes a whole form with this many files may have. */
export const getFormBytes = (files: number) => TEXT_BYTES + files * (FILE_LIMITS.bytes + PART_OVERHEAD)
