import { candidateSchema, contactSchema } from '../lib/backend/contract.ts'
import type { DeliveryRow } from '../lib/db/schema.ts'
import { toPlain } from '../lib/format/table.ts'
import type { Mail } from '../lib/mail/message.ts'
import { type Seal, SealError } from '../lib/security/seal.ts'

/** Decrypts sealed content, or explains why it cannot be read. */
export function openSealed(seal: Seal | null, sealed: string): Record<string, unknown> {
  if (!sealed) return {}
  try {
    return JSON.parse(seal?.open(sealed) ?? '{}') as Record<string, unknown>
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    return { sealed: 'with another SECRETS_KEY' }
  }
}

/** Formats a delivery as a line of the list, without names or addresses of people. */
export function toLine(seal: Seal | null, row: DeliveryRow) {
  const { id, reference, kind, state, attempts, nextAt, problem, answer } = row
  const { reason } = kind === 'mail' ? {} : openSealed(seal, answer)
  const said = typeof reason === 'string' ? toPlain(reason) : ''
  return {
    id,
    reference,
    kind,
    state,
    attempts: String(attempts),
    next: state === 'dead' ? '' : nextAt,
    problem: [problem, said].filter(Boolean).join(' · '),
  }
}

/** Formats an email for a spreadsheet. */
export function toMailRow(row: DeliveryRow): Record<string, unknown> {
  const { to, subject, text } = JSON.parse(row.payload) as Partial<Mail>
  return { ...toLine(null, row), createdAt: row.createdAt, to, subject, text }
}

const LINKS = ['resumeLink', 'coverLetterLink']
// Messages, applications and subscriptions in one list: each row has the questions of all.
const FIELDS = [...new Set(Object.keys({ ...contactSchema.shape, ...candidateSchema.shape }))].filter(
  (name) => !LINKS.includes(name),
)

/** Formats a submission for a spreadsheet, with a column for each answer. `-- files` copies its files out. */
export function toSubmissionRow(seal: Seal | null, row: DeliveryRow): Record<string, unknown> {
  const { body, receivedAt, sealed } = openSealed(seal, row.payload)
  const answers = { ...(body as Record<string, unknown> | undefined) }
  const toText = (value: unknown) => (Array.isArray(value) ? value.join('; ') : value)
  const files = LINKS.filter((name) => answers[name]).length
  return {
    ...toLine(seal, row),
    receivedAt: receivedAt ?? row.createdAt,
    sealed,
    files,
    ...Object.fromEntries(FIELDS.map((name) => [name, toText(answers[name])])),
  }
}
