import { ART_SIZE, type ArtKind, artUrl } from '@/lib/art/url'
import { toSlug } from '@/lib/format/slug'
import { toSrcSet } from '@/lib/pictures/picture-name'

export type PictureProps = {
  kind: ArtKind
  seed?: string
  src?: string
  alt?: string
  eager?: boolean
  className?: string
  /** The title of the piece: from a list to the piece itself, and back, the picture stays in sight. */
  shared?: string
}

export const toSharedName = (shared?: string) => shared && `p-${toSlug(shared)}`

/** A drawing, which `seed` chooses, or a photograph (`src`), with its room reserved, so that nothing shifts when it arrives. */
export function Picture({ kind, seed, src, alt = '', eager = false, className, shared }: PictureProps) {
  const [width, height] = ART_SIZE[kind]
  const srcSet = src && toSrcSet(src)
  return (
    // biome-ignore lint/performance/noImgElement: drawings are small SVG, which next/image would only pass through with 10 kB of script.
    <img
      srcSet={srcSet}
      sizes={srcSet && (eager ? '(min-width: 64rem) 50rem, 100vw' : 'auto, 100vw')}
      src={src ?? artUrl(kind, seed)}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      data-fallback={src && `/images/default-${kind === 'monogram' ? 'user' : 'banner'}.svg`}
      data-shared={toSharedName(shared)}
    />
  )
}
