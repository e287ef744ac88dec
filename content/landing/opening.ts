import { company } from '../company.ts'

/** Returns the beginning of the sentence that introduces the company on a landing page, for visitors who come from a search. */
export const toOpening = () => `${company.name}, an IT and AI company in ${company.address.city},`
