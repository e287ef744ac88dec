import { createKey } from '../forms/post.ts'
import { keep, readKept } from '../forms/tab-storage.ts'
import type { FormValues } from '../forms/types.ts'
import type { FileFieldName } from './steps.ts'

/** A chosen file as the tab stores it. After the upload it has a link, which the form posts instead of the file. */
export type KeptFile = { name: string; bytes: number; link?: string }

/** An application as the tab stores it until it is sent, and afterwards its receipt. */
export type Draft = {
  /** The idempotency key, which makes it safe to send the application again. */
  key: string
  values: FormValues
  files: Partial<Record<FileFieldName, KeptFile>>
  /** The token of the link with a label that led to the form. */
  linkToken?: string
  /** True after the first try to send: from then on missing answers count as errors, also after a reload. */
  wasTried?: boolean
  /** Whether an assistant filled in the form. */
  isAssisted?: boolean
  sent?: { reference: string | null; note?: string; link?: string }
}

/** Creates an empty draft with a new idempotency key. */
export const createDraft = (): Draft => ({ key: createKey(), values: {}, files: {} })

/** Returns the storage key of the draft for a job. */
export const toDraftName = (token: string) => `application:${token}`

/** Reads the draft for a job. Returns an empty one if the tab has none or storage is switched off. */
export function readDraft(token: string): Draft {
  const kept = readKept(toDraftName(token))
  const isDraft = typeof kept === 'object' && kept !== null && 'key' in kept && 'values' in kept && 'files' in kept
  // Only this file writes it, so its shape needs no further check.
  return isDraft ? (kept as Draft) : createDraft()
}

/** Stores a draft. */
export const keepDraft = (token: string, draft: Draft) => keep(toDraftName(token), draft)
