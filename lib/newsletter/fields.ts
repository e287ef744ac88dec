import { personFields } from '../forms/person-fields.ts'
import type { FormField } from '../forms/types.ts'

export const newsletterFields: readonly FormField[] = [{ ...personFields.email, label: 'Email address' }]
