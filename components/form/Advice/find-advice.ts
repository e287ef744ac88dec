import type { Advice } from '@/lib/forms/advise'
import type { FormField } from '@/lib/forms/types'

/** What to know about an answer. The code comes with the first answer; offline there may be no advice. */
export async function findAdvice(field: FormField, answer: string): Promise<Advice | null> {
  if (field.kind !== 'email' && field.kind !== 'url' && field.kind !== 'date') return null
  const module = await import('@/lib/forms/advise').catch(() => null)
  return module?.advise(field, answer) ?? null
}
