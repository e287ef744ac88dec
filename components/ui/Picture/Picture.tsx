import { ART_SIZE, type ArtKind } from '@/lib/art/art-kind'
import { toSlug } from '@/lib/format/slug'
import { FALLBACK } from '@/lib/pictures/fallback'
import { toSrcSet } from '@/lib/pictures/picture-name'

export type PictureProps = {
  kind: ArtKind
  /** The address of a photograph, or of a drawing of this kind. */
  src: string
  alt?: string
  eager?: boolean
  /** How wide it is shown, for the choice of a stored width. */
  sizes?: string
  className?: string
  /** The title of the piece. Its picture stays visible when readers move from a list to the piece, and back. */
  shared?: string
}

export const toSharedName = (shared?: string) => shared && `p-${toSlug(shared)}`

/** A picture with reserved space, so that nothing shifts when it arrives. */
export function Picture({ kind, src, alt = '', eager = false, sizes, className, shared }: PictureProps) {
  const [width, height] = ART_SIZE[kind]
  const srcSet = toSrcSet(src)
  const isDrawing = src.startsWith('/art/')
  const fallback = kind === 'monogram' ? FALLBACK.user : FALLBACK.banner
  return (
    // biome-ignore lint/performance/noImgElement: drawings are small SVG, which next/image would only pass through with 10 kB of script.
    <img
      srcSet={srcSet}
      sizes={srcSet && (sizes ?? (eager ? '(min-width: 64rem) 50rem, 100vw' : 'auto, 100vw'))}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      // The handler of drawings sends a fallback itself.
      data-fallback={isDrawing ? undefined : fallback}
      data-photo={isDrawing ? undefined : ''}
      data-shared={toSharedName(shared)}
    />
  )
}
