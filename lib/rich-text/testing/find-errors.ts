import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { FALLBACK } from '../../pictures/fallback.ts'

const TAGS =
  'p h2 h3 h4 h5 h6 blockquote pre hr figure figcaption details summary ul ol li dl dt dd div table caption thead tbody tfoot tr th td a b strong i em u s del ins strike sub sup code kbd samp var mark small abbr cite q dfn time span br img click-to-load'.split(
    ' ',
  )
const MATH =
  'math semantics annotation mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mstyle mpadded mphantom menclose'.split(
    ' ',
  )
const MATH_ATTRIBUTES =
  'class display encoding mathvariant form fence separator stretchy symmetric largeop movablelimits accent accentunder lspace rspace minsize maxsize width height depth voffset linethickness displaystyle scriptlevel columnalign columnspan rowspan notation'.split(
    ' ',
  )
const ATTRIBUTES =
  'id class href rel title lang dir src alt width height loading decoding start reversed value colspan rowspan scope datetime tabindex role aria-label data-fallback data-src data-title data-open'.split(
    ' ',
  )

/** The allowed classes. Any other could belong to the page itself, and cover the page. */
const CLASS =
  /^(ql-align-(center|right|justify)|ql-indent-[1-8]|ql-direction-rtl|ql-size-(small|large|huge)|anchor|formula|long|tml-(left|right|overline|underline)|table|video|check|checked|unchecked|hljs-[a-z_.-]+|language-[a-z0-9_-]+|[a-z]+_)$/

type Element = DefaultTreeAdapterTypes.Element

function getElements(node: DefaultTreeAdapterTypes.Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(getElements) : []
  return 'tagName' in node && node.tagName !== 'html' && node.tagName !== 'body' && node.tagName !== 'head'
    ? [node, ...children]
    : children
}

const getValue = (node: Element, name: string) => node.attrs.find((attribute) => attribute.name === name)?.value

/** Returns what must not be in an article's HTML, parsed as a browser does. */
export function findErrors(html: string): string[] {
  return getElements(parse(`<!doctype html><body>${html}`)).flatMap((node) => {
    const isMath = node.namespaceURI.endsWith('MathML')
    const errors = (isMath ? MATH : TAGS).includes(node.tagName) ? [] : [`<${node.tagName}>`]
    if (node.namespaceURI.endsWith('svg')) errors.push(`${node.tagName} is SVG`)
    for (const { name, value } of node.attrs) {
      if (!(isMath ? MATH_ATTRIBUTES : ATTRIBUTES).includes(name)) errors.push(`${node.tagName} ${name}=${value}`)
      if (name === 'id' && !/^section-[a-z0-9-]+$/.test(value)) errors.push(`id=${value}`)
      if (name === 'href' && !/^(https?:\/\/[^\s]+|mailto:.*|tel:.*|\/(?!\/).*|#section-.*)$/.test(value))
        errors.push(value)
      if (name === 'src' && !/^(https:\/\/media\.example\/|\/(?!\/)|data:image\/png;base64,)/.test(value))
        errors.push(value)
      if (name === 'class')
        errors.push(...value.split(' ').flatMap((part) => (CLASS.test(part) ? [] : [`class=${part}`])))
      if (name === 'tabindex' && value !== '0') errors.push(`tabindex=${value}`)
      if (name === 'role' && !/^(group|img)$/.test(value)) errors.push(`role=${value}`)
      if (name === 'href' && /^https?:/.test(value) && getValue(node, 'rel') !== 'external noopener')
        errors.push(`${value} without rel`)
      if (name === 'data-fallback' && value !== FALLBACK.banner) errors.push(`data-fallback=${value}`)
      if (
        name === 'data-src' &&
        !/^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\//.test(value)
      )
        errors.push(value)
    }
    return errors
  })
}
