import { FILE_LIMITS } from '../limits.ts'

/** The limits of one form besides its files, as Busboy names them: thirty fields and fifty skills. */
export const PART_LIMITS = { fields: 120, fieldSize: 64 * 1024, fieldNameSize: 100, headerPairs: 20, headerSize: 4096 }

// Four texts of 10,000 characters with up to four bytes each.
const TEXT_BYTES = 512 * 1024
const PART_OVERHEAD = 4 * 1024

/** Returns the largest size in bytes of a whole form with this many files. */
export const getFormBytes = (files: number) => TEXT_BYTES + files * (FILE_LIMITS.bytes + PART_OVERHEAD)
