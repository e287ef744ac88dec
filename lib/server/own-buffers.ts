import { Buffer } from 'node:buffer'

/**
 * Gives every Buffer memory of its own. Node cuts small ones out of pieces of 64 kB, and one that is kept keeps its whole
 * piece: each invented id that was found missing cost 24 kB, although Next's cache counts its few bytes and allows 50 MB.
 */
export function ownBuffers(): void {
  Buffer.poolSize = 0
}
