import type { FileWarning } from './warnings.ts'

/** A checked file on this machine's disk. The backend may move it. */
export type CheckedFile = {
  path: string
  name: string
  type: string
  bytes: number
  warnings?: readonly FileWarning[]
}
