import { ART_SIZE, type ArtKind } from '@/lib/art/url'
import { toSlug } from '@/lib/format/slug'
import { toSrcSet } from '@/lib/pictures/picture-name'

export type PictureProps = {
  src: string
  alt: string
  /** The kind of drawing whose room it takes, also where it is a photograph. */
  size: ArtKind
  /** What is shown when `src` is missing or broken; `lib/enhance` swaps it in. */
  fallback?: 'banner' | 'user'
  /** The first picture on a screen must not wait. */
  eager?: boolean
  className?: string | undefined
  /** The title of the piece: from a list to the piece itself, and back, the picture stays in sight. */
  shared?: string
}

/** An image with its room reserved, so that nothing shifts when it arrives. */
export function Picture({ src, alt, size, fallback, eager = false, className, shared }: PictureProps) {
  const [width, height] = ART_SIZE[size]
  const srcSet = toSrcSet(src)
  return (
    // biome-ignore lint/performance/noImgElement: drawings are small SVG, which next/image would only pass through with 10 kB of script.
    <img
      srcSet={srcSet}
      sizes={srcSet && (eager ? '(min-width: 64rem) 50rem, 100vw' : 'auto, 100vw')}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      data-fallback={fallback && `/images/default-${fallback}.svg`}
      data-shared={shared && `p-${toSlug(shared)}`}
    />
  )
}
