import 'server-only'
import { FormFailure } from './form-failure.ts'

/**
 * Reads at most `maxBytes` of a request's body. Throws FormFailure: `too-long`, or `malformed` if the body is
 * incomplete or not UTF-8.
 */
export async function readText({ headers, body }: Request, maxBytes: number): Promise<string> {
  if (Number(headers.get('content-length')) > maxBytes) throw new FormFailure('too-long')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw new FormFailure('too-long')
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    throw error instanceof FormFailure ? error : new FormFailure('malformed')
  }
}
