import { ART_SIZE, artUrl, readArtUrl } from '@/lib/art/url'
import { getDrawing } from '@/lib/drawings/get-drawing'
import { Picture, type PictureProps, toSharedName } from '../Picture/Picture'

const ROOT = /^<svg xmlns="[^"]*" (id="[^"]*") width="\d+" height="\d+" viewBox="[^"]*"(.*)<\/svg>$/s

const toGroup = (svg: string) => svg.replace(ROOT, '<g $1$2</g>')

/** For documents only: an eager drawing is in the HTML itself. It may be there once, since its parts have ids. */
export async function DocumentPicture(props: PictureProps) {
  const { kind, seed, src = artUrl(kind, seed), alt, eager, className, shared } = props
  const art = eager && readArtUrl(src)
  const svg = art && (await getDrawing(art.kind, art.seed))
  if (!svg) return <Picture {...props} />
  const [width, height] = ART_SIZE[art.kind]
  return (
    <svg
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      // Fills its place as `object-fit: cover` has an image do. Of a thread, the beginning stays in sight.
      preserveAspectRatio={art.kind === 'divider' ? 'xMinYMid slice' : 'xMidYMid slice'}
      className={className}
      data-shared={toSharedName(shared)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/art draws it, and puts no text into it.
      dangerouslySetInnerHTML={{ __html: toGroup(svg) }}
    />
  )
}
