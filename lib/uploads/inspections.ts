import { inspectDocument } from './inspect-document.ts'

/** All that can be asked about a file's bytes, by name. Runs in processes of its own (inspection-process.ts) only. */
export const inspections = { document: inspectDocument }

/** The types of all inspections. */
export type Inspections = typeof inspections
