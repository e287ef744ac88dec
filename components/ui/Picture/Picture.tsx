export type PictureProps = {
  src: string
  alt: string
  width: number
  height: number
  /** Shown when `src` is missing or broken; `lib/enhance` swaps it in. */
  fallback?: string
  /** The first picture on a screen must not wait. */
  eager?: boolean
  className?: string | undefined
}

/** An image with its room reserved, so that nothing shifts when it arrives. */
export function Picture({ src, alt, width, height, fallback, eager = false, className }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: drawings are small SVG, which next/image would only pass through with 10 kB of script.
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      data-fallback={fallback}
    />
  )
}
