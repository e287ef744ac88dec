import { statusSentences } from './status-sentences.ts'

export const fileSentences = {
  'too-large': 'A file may have at most 5MB. Choose a smaller one and send again.',
  'unsupported-type': 'Only PDF, DOC and DOCX files are accepted. Choose another file and send again.',
} as const

/** The meaning of a status for a file, where a proxy answered instead of our handler. */
export const fileStatuses = {
  413: { code: 'too-large', sentence: fileSentences['too-large'] },
  415: { code: 'unsupported-type', sentence: fileSentences['unsupported-type'] },
  422: { code: 'refused', sentence: statusSentences.refused },
} as const
