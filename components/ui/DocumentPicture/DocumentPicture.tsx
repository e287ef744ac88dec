import { ART_SIZE } from '@/lib/art/art-kind'
import { artUrl, readArtUrl } from '@/lib/art/art-url'
import { getDrawing } from '@/lib/art/get-drawing'
import { Picture, type PictureProps, toSharedName } from '../Picture/Picture'

const ROOT = /^<svg xmlns="[^"]*" (id="[^"]*") width="\d+" height="\d+" viewBox="[^"]*"(.*)<\/svg>$/s

const toGroup = (svg: string) => svg.replace(ROOT, '<g $1$2</g>')

export type DocumentPictureProps = Omit<PictureProps, 'src'> & { src?: string; subject?: string }

/**
 * A picture, or the drawing of a subject, in a document. An eager drawing is part of the HTML. It can be used only once,
 * because its parts have ids.
 */
export async function DocumentPicture({ subject, ...props }: DocumentPictureProps) {
  const { kind, src = artUrl(kind, subject), alt, eager, className, shared } = props
  const art = eager && readArtUrl(src)
  const svg = art && (await getDrawing(art.kind, art.seed))
  if (!svg) return <Picture {...props} src={src} />
  const [width, height] = ART_SIZE[art.kind]
  return (
    <svg
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      // Fills its place like an image with `object-fit: cover`. The beginning of a thread stays visible.
      preserveAspectRatio={art.kind === 'divider' ? 'xMinYMid slice' : 'xMidYMid slice'}
      className={className}
      data-shared={toSharedName(shared)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/art draws it, without any text.
      dangerouslySetInnerHTML={{ __html: toGroup(svg) }}
    />
  )
}
