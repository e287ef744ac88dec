const MAX_LENGTH = 100
const SEED = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'_-]*$/u

/** Returns whether a drawing can be made from a seed. */
export function isSeed(seed: string): boolean {
  return seed.length <= MAX_LENGTH && SEED.test(seed) && seed === seed.trim()
}

/** Turns any text into a seed: characters that do not belong in an address become a hyphen. */
export function toSeed(text: string): string {
  const seed = text
    .replace(/[^\p{L}\p{M}\p{N} .'_-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, MAX_LENGTH)
    .trim()
  return isSeed(seed) ? seed : 'untitled'
}
