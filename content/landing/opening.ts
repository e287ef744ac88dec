import { company } from '../company.ts'

/** The sentence in which a landing page introduces the company: visitors from a search have seen nothing else. */
export const opening = `${company.name}, an IT and AI company in ${company.address.city},`
