import { gzipSync } from 'node:zlib'

/** The styles in a page's own HTML, in bytes compressed alone: the size of a file with them. */
export async function weighInlineStyles(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('')
  return styles ? gzipSync(styles).length : 0
}
