import { createReadStream } from 'node:fs'
import { Parser } from 'htmlparser2'

/** A sitemap has at most 50,000 addresses (sitemaps.org). */
const MAX_ADDRESSES = 50_000

/** Returns the addresses of a sitemap file (`<loc>`), or of a text file with one address a line. */
export async function readSitemap(file: string): Promise<string[]> {
  const found: string[] = []
  let isXml = false
  let text = ''
  let rest = ''
  const parser = new Parser(
    {
      onopentag: () => {
        isXml = true
        text = ''
      },
      ontext: (more) => {
        if (text.length < 4_000) text += more
      },
      onclosetag: (name) => {
        if (name === 'loc' && found.length < MAX_ADDRESSES) found.push(text.trim())
      },
    },
    { xmlMode: true },
  )
  for await (const chunk of createReadStream(file, 'utf8')) {
    parser.write(chunk as string)
    if (!isXml && rest.length < 10_000_000) rest += chunk as string
  }
  parser.end()
  const lines = isXml ? found : rest.split('\n').map((line) => line.trim())
  return lines.filter((line) => /^(?:https?:\/\/|\/)/i.test(line)).slice(0, MAX_ADDRESSES)
}
