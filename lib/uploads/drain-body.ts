// A browser sees the answer only once it could send on.
const MAX_BYTES = 32 * 1024 * 1024
const MAX_MS = 5_000

/** Reads a refused body on for a moment without keeping it, then lets go of it. Never throws. */
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
    // The sender is gone.
  } finally {
    clearTimeout(timer)
  }
}
