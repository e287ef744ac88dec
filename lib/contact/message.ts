import { type ContactMessage, contactSchema } from '../backend/contract.ts'
import type { FormValues } from '../forms/types.ts'

/** Reshapes a checked form into the backend's contact message; unknown fields are dropped. */
export function toContactMessage(values: FormValues): ContactMessage {
  return contactSchema.parse({ ...values, agree: values.agree === 'yes' })
}
