import 'server-only'
import { type ArtKind, isArtKind } from './art-kind.ts'
import { toSeed } from './seed.ts'
import { isSignedAddress, signAddress } from './sign-address.ts'

/** Returns the signed address of a drawing. `hero` and `map` know one drawing each, whatever the seed; `mark` takes a Mark. */
export function artUrl(kind: ArtKind, text = 'home'): string {
  const seed = toSeed(text)
  return `/art/${kind}/${encodeURIComponent(seed)}.${signAddress('drawing', [kind, seed])}.svg`
}

const ADDRESS = /^\/art\/([a-z]+)\/([^/]+)\.([\w-]{8})\.svg$/

/** Reads the address of a drawing, the reverse of `artUrl`. Returns null if the site has not signed it. */
export function readArtUrl(address: string): { kind: ArtKind; seed: string } | null {
  const [, kind = '', name = '', signature = ''] = ADDRESS.exec(address) ?? []
  if (!isArtKind(kind)) return null
  try {
    const seed = decodeURIComponent(name)
    return isSignedAddress('drawing', [kind, seed], signature) ? { kind, seed } : null
  } catch {
    // A broken escape.
    return null
  }
}
