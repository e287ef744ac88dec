import type { Option } from './copy-types.ts'

/** The department pills of /careers in order; 'All Departments' has the empty value. A file of its own, because it travels to the browser. */
export const departments: readonly Option[] = [
  { value: '', label: 'All Departments' },
  { value: 'development', label: 'Development' },
  { value: 'ai-research', label: 'AI Research' },
  { value: 'mobile-development', label: 'Mobile Development' },
  { value: 'infrastructure', label: 'Infrastructure' },
  { value: 'analytics', label: 'Analytics' },
  { value: 'product', label: 'Product' },
]

/** The orders of the list of positions; the first is the one without a choice. */
export const jobSorts: readonly Option[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'department', label: 'By department' },
  { value: 'title', label: 'By title' },
]
