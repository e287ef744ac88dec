import { createKey } from '../forms/post.ts'
import { keep, readKept } from '../forms/tab-storage.ts'
import type { FormValues } from '../forms/types.ts'
import type { FileFieldName } from './steps.ts'

/** What a tab keeps of a chosen file. Once it has arrived it has a link, which the form posts instead of it. */
export type KeptFile = { name: string; bytes: number; link?: string }

/** What this tab keeps of an application until it is sent, and its receipt afterwards. */
export type Draft = {
  /** Makes sending again harmless. */
  key: string
  values: FormValues
  files: Partial<Record<FileFieldName, KeptFile>>
  /** Whether the form was sent once: then missing answers count as mistakes, also after a reload. */
  wasTried?: boolean
  sent?: { reference: string | null; note?: string; link?: string }
}

/** An empty draft with a new idempotency key. */
export const createDraft = (): Draft => ({ key: createKey(), values: {}, files: {} })

/** The name under which a tab keeps the draft for a job. */
export const toDraftName = (token: string) => `application:${token}`

/** The draft for a job, as this tab kept it; an empty one where nothing is kept or storage is switched off. */
export function readDraft(token: string): Draft {
  const kept = readKept(toDraftName(token))
  const isDraft = typeof kept === 'object' && kept !== null && 'key' in kept && 'values' in kept && 'files' in kept
  // Only this file writes it, so its shape needs no further check.
  return isDraft ? (kept as Draft) : createDraft()
}

/** Keeps a draft. */
export const keepDraft = (token: string, draft: Draft) => keep(toDraftName(token), draft)
