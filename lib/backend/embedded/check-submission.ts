import { BackendError, type SendContext, SOME_REFUSED } from '../contract.ts'

/** Returns the error of a submission that cannot be stored. */
export function refuse(fields: Record<string, string>, reason = SOME_REFUSED) {
  return new BackendError('refused', `refused: ${Object.keys(fields).join(', ')}`, { reason, fields })
}

/** Returns the error of an application whose file was removed, or never stored. */
export const refuseMissingFile = (field: string) =>
  refuse({ [field]: 'is no longer on our server: choose the file again' })

/** Formats spam signals for storage. */
export const toSignals = ({ signals = [] }: SendContext): string => signals.join(' ')
