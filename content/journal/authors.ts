import { company } from '../company.ts'
import type { Author } from './journal-type.ts'

/** The authors of the journal, who are members of the team. */
export const authors = {
  tahmina: {
    name: 'Tahmina Sarwar',
    role: 'Chief Executive Officer',
    bio: `Founded the company in ${company.founded} after nine years of settlement software for banks. Reads every contract and strikes out the adjectives.`,
  },
  nabila: {
    name: 'Dr. Nabila Quaderi',
    role: 'Head of AI',
    bio: 'Wrote her thesis on handwriting in Bengali land records, then spent three years learning why the records office could not use it.',
  },
  anika: {
    name: 'Anika Tarannum Dewan',
    role: 'Lead Frontend Engineer',
    bio: 'Trained as an architect, builds interfaces for cheap phones in tin-roofed shops, and tests them there.',
  },
  shamim: {
    name: 'Shamim Ara Khondker',
    role: 'Head of Infrastructure',
    bio: 'Ran the network of a district hospital before she joined us. Restores every backup once a month with a stopwatch in her hand.',
  },
  tanvir: {
    name: 'Tanvir Noman Sikder',
    role: 'Security Lead',
    bio: 'Was an auditor until he wanted to fix what he had only been allowed to report. Reads other people’s access lists for a living.',
  },
  lamia: {
    name: 'Lamia Purkayastha',
    role: 'Head of Product and Analytics',
    bio: 'Came from a bank’s reporting department, where she counted that a third of the reports had no reader.',
  },
} as const satisfies Record<string, Author>
