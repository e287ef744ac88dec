import { type DefaultTreeAdapterTypes, parse } from 'parse5'

const TAGS =
  'p h2 h3 h4 h5 h6 blockquote pre hr figure figcaption details summary ul ol li dl dt dd div table caption thead tbody tfoot tr th td a b strong i em u s del ins strike sub sup code kbd samp var mark small abbr cite q dfn time span br img click-to-load'.split(
    ' ',
  )
const ATTRIBUTES =
  'id class href rel title lang dir src alt width height loading decoding start reversed value colspan rowspan scope datetime tabindex role aria-label data-src data-title data-open'.split(
    ' ',
  )

type Element = DefaultTreeAdapterTypes.Element

function getElements(node: DefaultTreeAdapterTypes.Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(getElements) : []
  return 'tagName' in node && node.tagName !== 'html' && node.tagName !== 'body' && node.tagName !== 'head'
    ? [node, ...children]
    : children
}

/** What does not belong into an article's HTML, read as a browser does. */
export function findFaults(html: string): string[] {
  return getElements(parse(`<!doctype html><body>${html}`)).flatMap((node) => {
    const faults = TAGS.includes(node.tagName) ? [] : [`<${node.tagName}>`]
    if (!node.namespaceURI.endsWith('xhtml')) faults.push(`${node.tagName} is ${node.namespaceURI}`)
    for (const { name, value } of node.attrs) {
      if (!ATTRIBUTES.includes(name)) faults.push(`${node.tagName} ${name}=${value}`)
      if (name === 'id' && !/^section-[a-z0-9-]+$/.test(value)) faults.push(`id=${value}`)
      if (name === 'href' && !/^(https?:\/\/[^\s]+|mailto:.*|tel:.*|\/(?!\/).*|#section-.*)$/.test(value))
        faults.push(value)
      if (name === 'src' && !/^(https:\/\/media\.example\/|\/(?!\/)|data:image\/png;base64,)/.test(value))
        faults.push(value)
      if (
        name === 'data-src' &&
        !/^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\//.test(value)
      )
        faults.push(value)
    }
    return faults
  })
}
