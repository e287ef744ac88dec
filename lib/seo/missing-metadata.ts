import type { Metadata } from 'next'
import { type MissingKind, missing } from '../content/not-found.ts'

/** The head of a 404 page, which names what is missing. */
export const toMissingMetadata = (kind: MissingKind): Metadata => ({
  title: missing[kind].title,
  robots: { index: false },
})
