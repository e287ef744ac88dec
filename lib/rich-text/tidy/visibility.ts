import { get, readStyle, type Tag } from '../markup.ts'

/** Elements whose text is never shown. `noscript` repeats pictures and frames. */
const NEVER_SHOWN =
  'script style xml template head title meta link base noscript canvas param applet portal datalist'.split(' ')
/** Controls and drawings of the page that something was copied from. */
const NOT_PASTED = 'svg select option textarea button xmp noembed noframes'.split(' ')

const NOTHING = /^0(?:px)?$/
const FAR_AWAY = /^-\d{4}/

/** Returns whether an element and everything in it is hidden. */
export function isHidden(piece: Tag, isPasted: boolean): boolean {
  if (NEVER_SHOWN.includes(piece.tag) || (isPasted && NOT_PASTED.includes(piece.tag))) return true
  const style = readStyle(piece)
  const isCut = style.overflow === 'hidden' && ['height', 'max-height'].some((name) => NOTHING.test(style[name] ?? ''))
  const isAway = ['left', 'top', 'text-indent'].some((name) => FAR_AWAY.test(style[name] ?? ''))
  return (
    Object.hasOwn(piece.attributes, 'hidden') ||
    style.display === 'none' ||
    style['mso-hide'] === 'all' ||
    style.opacity === '0' ||
    isCut ||
    isAway
  )
}

/** The ways in which styles hide the text of an element. An element inside it may become visible again. */
export type Hiding = { isInvisible: boolean; isSizeless: boolean }

/** Returns how the text in an element is hidden, given how the text around it is. */
export function toHiding(piece: Tag, around: Hiding): Hiding {
  if (!get(piece, 'style')) return around
  const { visibility = '', 'font-size': size = '' } = readStyle(piece)
  return {
    isInvisible: visibility ? /^(?:hidden|collapse)$/.test(visibility) : around.isInvisible,
    isSizeless: size ? /^0(?:\.0+)?(?:[a-z]+|%)?$/.test(size) : around.isSizeless,
  }
}

/** Returns whether a picture or a frame is a tracking pixel. */
export const isPixel = (piece: Tag): boolean =>
  ['width', 'height'].some((name) => /^[01](?:px)?$/.test(get(piece, name).trim()))
