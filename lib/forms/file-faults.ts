import type { UploadErrorCode } from '../uploads/errors.ts'

const INCOMPLETE = 'did not arrive in full. Choose it again.'

const FAULTS: Record<UploadErrorCode, string> = {
  'too-large': 'is larger than 5MB. Choose a smaller file.',
  'unsupported-type': 'is not a PDF, DOC or DOCX file. Save it as one of these and choose it again.',
  empty: 'is empty. Choose another file.',
  encrypted: 'opens only with a password. Save a copy without one and choose that.',
  malformed: INCOMPLETE,
  aborted: INCOMPLETE,
  busy: 'could not be checked just now. Send it again in a minute.',
  quota: 'was not kept: too many files from your network wait for their application. Choose it again later.',
  'no-room': 'was not kept: our server has no room for files at the moment. Choose it again in a few minutes.',
}

/** What is wrong with a chosen file and what to do about it; shared by the check in the browser and the server's. */
export const formatFileFault = (code: UploadErrorCode, name: string | null): string =>
  `${name ?? 'The file'} ${FAULTS[code]}`
