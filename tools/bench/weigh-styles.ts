import { gzipSync } from 'node:zlib'

/** The styles that stand in a page's own HTML, in bytes as they would be compressed alone: a file of them would weigh that. */
export async function weighInlineStyles(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('')
  return styles ? gzipSync(styles).length : 0
}
