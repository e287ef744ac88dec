import { company } from '../company.ts'

/** How a landing page says who speaks: whoever comes from a search has seen nothing else. */
export const opening = `${company.name}, an IT and AI company in ${company.address.city},`
