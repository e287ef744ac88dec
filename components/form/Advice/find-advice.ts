import type { Advice } from '@/lib/forms/advise'
import type { FormField } from '@/lib/forms/types'

/** Returns advice about an answer. Its code is loaded with the first answer, so there may be none offline. */
export async function findAdvice(field: FormField, answer: string): Promise<Advice | null> {
  if (field.kind !== 'email' && field.kind !== 'url' && field.kind !== 'date') return null
  const module = await import('@/lib/forms/advise').catch(() => null)
  return module?.advise(field, answer) ?? null
}
