import type { Details } from './details/detail-fields.ts'
import { findDetails } from './details/find-details.ts'
import type { ResumeText } from './line.ts'

/** Reads the text of one kind of file; null if the file needs a password. */
export type ReadText = (bytes: Uint8Array<ArrayBuffer>) => Promise<ResumeText | null>

/** The certain details of a resume's author, or the fact that the file needs a password. */
export type ResumeAnswer = Details | 'needs-password'

/** A worker's messages: that it has loaded, and its answers. */
export type WorkerMessage = 'ready' | ResumeAnswer

/** Returns the details in a resume; an empty object if it cannot be read. */
export async function readDetails(file: Blob, readText: ReadText): Promise<ResumeAnswer> {
  try {
    const text = await readText(new Uint8Array(await file.arrayBuffer()))
    return text ? findDetails(text) : 'needs-password'
  } catch {
    return {}
  }
}
