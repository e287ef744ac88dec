import 'server-only'
import { FormFailure } from './form-failure.ts'

/**
 * Reads a request's body as text, and no more of it than `mostBytes`: a length that was announced may be missing or wrong.
 * Throws FormFailure `too-long` for more, `malformed` for what is no UTF-8 or breaks off.
 */
export async function readText({ headers, body }: Request, mostBytes: number): Promise<string> {
  if (Number(headers.get('content-length')) > mostBytes) throw new FormFailure('too-long')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) throw new FormFailure('too-long')
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    throw error instanceof FormFailure ? error : new FormFailure('malformed')
  }
}
