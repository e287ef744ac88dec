import { type HTMLElement, parse } from 'node-html-parser'

/** A response of the site. `address` is the path and query, `from` the page that first linked to it. */
export type Visit = {
  address: string
  from: string
  status: number
  headers: Headers
  type: string
  body: Buffer
  text: string
  /** Empty for a response that is not HTML. */
  page: HTMLElement
  links: Link[]
}

/** The targets in a response: browsers and programs fetch a `resource`, readers follow a `link`. */
export type Link = { kind: 'link' | 'resource'; url: URL }

/** The attributes that hold addresses, and whether a reader or a program follows them. */
const attributes: readonly [selector: string, attribute: string, kind: Link['kind']][] = [
  ['a[href]', 'href', 'link'],
  ['area[href]', 'href', 'link'],
  ['link[href]', 'href', 'resource'],
  ['script[src]', 'src', 'resource'],
  ['img[src]', 'src', 'resource'],
  ['img[data-fallback]', 'data-fallback', 'resource'],
  ['iframe[src]', 'src', 'resource'],
  ['source[src]', 'src', 'resource'],
  ['video[poster]', 'poster', 'resource'],
  ['meta[property="og:image"]', 'content', 'resource'],
  ['meta[name="twitter:image"]', 'content', 'resource'],
  ['use[href]', 'href', 'resource'],
]

function* findLinks(type: string, text: string, page: HTMLElement): Generator<[kind: Link['kind'], target: string]> {
  if (type === 'text/html') {
    for (const [selector, attribute, kind] of attributes) {
      for (const element of page.querySelectorAll(selector)) {
        const target = element.getAttribute(attribute) ?? ''
        const rel = element.getAttribute('rel')?.split(' ') ?? []
        // Combinations of filters make thousands of addresses, which crawlers skip.
        if (rel.includes('preconnect') || rel.includes('nofollow')) continue
        yield [kind, target]
      }
    }
    for (const element of page.querySelectorAll('[srcset], [imagesrcset]')) {
      const set = element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? ''
      for (const entry of set.split(',')) yield ['resource', entry.trim().split(/\s+/)[0] ?? '']
    }
    // A picture of the first screen is part of the page; only the structured data has its address as a file.
    for (const data of page.querySelectorAll('script[type="application/ld+json"]'))
      for (const [, targets = ''] of data.rawText.matchAll(/"image":\s*(\[[^\]]*\]|"[^"]+")/g))
        for (const [, target = ''] of targets.matchAll(/"([^"]+)"/g)) yield ['resource', target]
  }
  if (/css|html/.test(type)) {
    for (const [, target = ''] of text.matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
      if (!target.startsWith('data:')) yield ['resource', target]
    }
  }
  if (/xml|json/.test(type) && !type.includes('svg')) {
    const plain = text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
    for (const [target] of plain.matchAll(/https?:\/\/[^\s"'<>\\]+/g)) yield ['resource', target]
    for (const [, target = ''] of plain.matchAll(/"src":\s*"(\/[^"]+)"/g)) yield ['resource', target]
  }
}

async function visit(origin: string, address: string, from: string): Promise<Visit> {
  const response = await fetch(origin + address, { redirect: 'manual' })
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  const body = Buffer.from(await response.arrayBuffer())
  const text = /text|json|xml|javascript|svg/.test(type) ? body.toString() : ''
  const page = parse(type === 'text/html' ? text : '', { comment: true })
  const links = [...findLinks(type, text, page)].flatMap(([kind, target]) => {
    const url = URL.parse(target, origin + address)
    return url ? [{ kind, url }] : []
  })
  return { address, from, status: response.status, headers: response.headers, type, body, text, page, links }
}

/** Opens everything that can be reached from the given addresses without scripts, four at a time, by address. */
export async function crawl(origin: string, starts: readonly string[]): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>()
  const known = new Set(starts)
  const waiting = starts.map((address) => ({ address, from: '' }))
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const visited = await visit(origin, next.address, next.from)
      visits.set(next.address, visited)
      for (const { url } of visited.links) {
        const address = url.pathname + url.search
        if (url.origin !== origin || known.has(address)) continue
        known.add(address)
        waiting.push({ address, from: next.address })
      }
    }
  }
  // A worker without an address waits, because another worker's response may contain more.
  while (waiting.length > 0) await Promise.all([work(), work(), work(), work()])
  return visits
}
