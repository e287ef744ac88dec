import { company } from './company.ts'

/**
 * Whether the content is still the sample that came with the site. The tests in content/sample-tests check its words:
 * they run only while this is true, and can be deleted with the content.
 */
export const isSample = company.domain === 'nokshi.example'
