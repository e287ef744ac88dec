import 'server-only'
import { Readable } from 'node:stream'
import { record } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { checkContent } from '../db/files/check-content.ts'
import type { FileStore } from '../db/files/file-store.ts'
import { type Page, type PageRequest, writeCsv } from '../db/paging.ts'
import { FILE_KINDS } from '../uploads/kinds.ts'
import type { InboxFile } from './inbox.ts'
import type { Person } from './sessions.ts'

// Chromium shows a PDF in a page with an <embed> and a style attribute. Its viewer does not work in a sandbox.
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'x-content-type-options': 'nosniff' }

/** Sends a visitor's file as `name`. Without `isDownload`, the browser shows a PDF. Other files are always downloads. */
export async function sendFile(files: FileStore, file: InboxFile, name: string, isDownload = false): Promise<Response> {
  const isPdf = !isDownload && file.type === FILE_KINDS.pdf && file.stored.endsWith('.pdf')
  const extension = file.stored.slice(file.stored.lastIndexOf('.'))
  const content = checkContent(await files.get(file.stored), file)
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, {
    headers: {
      ...HEADERS,
      'content-type': isPdf ? FILE_KINDS.pdf : 'application/octet-stream',
      'content-length': String(file.bytes),
      'content-disposition': `${isPdf ? 'inline' : 'attachment'}; filename="${name}${extension}"`,
      ...(isPdf && { 'content-security-policy': PDF_POLICY }),
    },
  })
}

type GetPage = (request: PageRequest) => Promise<Page<Record<string, unknown>>>

async function* toCsv(getPage: GetPage): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  // Without a byte order mark, spreadsheets read Bengali names in the wrong encoding.
  yield encoder.encode('\ufeff')
  for await (const text of writeCsv(getPage)) yield encoder.encode(text)
}

/** Sends a whole list as CSV, with one page in memory at a time, and records who exported it. */
export async function sendList(
  { db, session }: { db: Database; session: Person },
  name: string,
  getPage: GetPage,
): Promise<Response> {
  await record(db, session, 'export', name)
  const day = new Date().toISOString().slice(0, 10)
  return new Response(Readable.toWeb(Readable.from(toCsv(getPage))) as ReadableStream<Uint8Array>, {
    headers: {
      ...HEADERS,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${day}.csv"`,
    },
  })
}
