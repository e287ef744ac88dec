import type { Option } from './copy-types.ts'

/**
 * The department pills of /careers in order; 'All Departments' has the empty value. An owner may change the others in the
 * Studio.
 */
export const departments: readonly Option[] = [
  { value: '', label: 'All Departments' },
  { value: 'development', label: 'Development' },
  { value: 'ai-research', label: 'AI Research' },
  { value: 'mobile-development', label: 'Mobile Development' },
  { value: 'infrastructure', label: 'Infrastructure' },
  { value: 'analytics', label: 'Analytics' },
  { value: 'product', label: 'Product' },
]

/** The sort orders of the list of positions. The first is the default. */
export const jobSorts: readonly Option[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'department', label: 'By department' },
  { value: 'title', label: 'By title' },
]
