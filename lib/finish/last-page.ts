import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A page as Next's file-system cache hands it around. */
export type Page = {
  kind: string
  html: string
  headers?: Record<string, unknown>
  status?: number
  rscData?: Buffer
  segmentData?: Map<string, Buffer>
}

/** Where a page may lie: rendered since the build, or by the build, which knows no scope of the key's. */
export function toPageFiles(serverFolder: string, key: string): string[] {
  return [path.join(serverFolder, key), path.join(serverFolder, 'app', key.slice(key.indexOf('/$/') + 2))]
}

function readPage(file: string): Page | null {
  try {
    const { headers, status } = JSON.parse(readFileSync(`${file}.meta`, 'utf8')) as Pick<Page, 'headers' | 'status'>
    const html = readFileSync(`${file}.html`, 'utf8')
    // Nobody can ask for it as data: lib/server/clean-request.ts has every address answered with its page.
    const data = { rscData: Buffer.alloc(0), segmentData: new Map() }
    return { kind: 'APP_PAGE', html, ...data, ...(headers && { headers }), ...(status && { status }) }
  } catch {
    return null
  }
}

/**
 * The last page that was kept under a key. Next's own reading knows no page any more whose tags were revalidated; while the
 * backend is away, it is the best there is.
 */
export function readLastPage(serverFolder: string, key: string): Page | null {
  for (const file of toPageFiles(serverFolder, key)) {
    const page = readPage(file)
    if (page) return page
  }
  return null
}
