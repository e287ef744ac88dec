const MAX_BYTES = 40 * 1024 * 1024

export const createByteBudget = () => ({ bytes: MAX_BYTES })

/** Unpacks with the browser's own decompression. Throws where the data is broken or unpacks to too much. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'deflate' | 'deflate-raw',
  allowance: { bytes: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    allowance.bytes -= value.length
    if (allowance.bytes < 0) {
      await reader.cancel()
      throw new RangeError('The file unpacks to too much.')
    }
    chunks.push(value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
