import { company } from '../company.ts'

/** The beginning of the sentence that introduces the company on a landing page, for visitors who come from a search. */
export const opening = `${company.name}, an IT and AI company in ${company.address.city},`
