import type { UploadErrorCode } from '../uploads/errors.ts'

/** What is wrong with a chosen file and what to do about it; shared by the check in the browser and the server's. */
export function formatFileFault(code: UploadErrorCode, name: string | null): string {
  const file = name ?? 'The file'
  switch (code) {
    case 'too-large':
      return `${file} is larger than 5MB. Choose a smaller file.`
    case 'unsupported-type':
      return `${file} is not a PDF, DOC or DOCX file. Save it as one of these and choose it again.`
    case 'empty':
      return `${file} is empty. Choose another file.`
    case 'encrypted':
      return `${file} opens only with a password. Save a copy without one and choose that.`
    case 'busy':
      return `${file} could not be checked just now. Send it again in a minute.`
    case 'quota':
      return `${file} was not kept: too many files from your network wait for their application. Choose it again later.`
    case 'no-room':
      return `${file} was not kept: our server has no room for files at the moment. Choose it again in a few minutes.`
    default:
      return `${file} did not arrive in full. Choose it again.`
  }
}
