import type { z } from 'zod'
import { BackendError, type SendContext } from '../contract.ts'

/** Returns the error of a submission whose answers cannot be stored. */
export function refuse(fields: Record<string, string>, reason = 'Some answers are missing or cannot be accepted.') {
  return new BackendError('refused', `refused: ${Object.keys(fields).join(', ')}`, { reason, fields })
}

/** Returns the error of an application whose file was removed, or never stored. */
export const refuseMissingFile = (field: string) =>
  refuse({ [field]: 'is no longer on our server: choose the file again' })

/** Checks a submission; throws BackendError. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw refuse(Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message])))
}

/** Returns spam signals as they are stored. */
export const toSignals = ({ signals = [] }: SendContext): string => signals.join(' ')
