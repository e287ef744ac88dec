import { company } from './company.ts'

/**
 * Whether the content is still the sample that the site came with. The tests in content/sample-tests are about its words: they
 * run only while this is true, and whoever replaces the content may delete them.
 */
export const isSample = company.domain === 'nokshi.example'
