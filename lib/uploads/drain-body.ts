// Browsers read the response only after they have sent more of the body.
const MAX_BYTES = 32 * 1024 * 1024
const MAX_MS = 5_000

/** Reads the rest of a refused body for a moment without keeping it, then cancels it. Never throws. */
export async function drainBody(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const timer = setTimeout(() => reader.cancel().catch(() => undefined), MAX_MS)
  timer.unref()
  try {
    for (let bytes = 0; bytes < MAX_BYTES; ) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.byteLength
    }
    await reader.cancel()
  } catch {
    // The sender has left.
  } finally {
    clearTimeout(timer)
  }
}
