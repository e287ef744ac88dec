import 'server-only'
import { Readable } from 'node:stream'
import { record } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { type Page, type PageRequest, writeCsv } from '../db/paging.ts'
import type { Person } from './sessions.ts'

type GetPage = (request: PageRequest) => Promise<Page<Record<string, unknown>>>

async function* toCsv(getPage: GetPage): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  // Without this mark, spreadsheets read Bengali names in the wrong encoding.
  yield encoder.encode('\ufeff')
  for await (const text of writeCsv(getPage)) yield encoder.encode(text)
}

/** Sends a whole list for a spreadsheet, with one page of it in memory at a time, and records who exported it. */
export async function sendList(
  { db, session }: { db: Database; session: Person },
  name: string,
  getPage: GetPage,
): Promise<Response> {
  await record(db, session, 'export', name)
  const day = new Date().toISOString().slice(0, 10)
  return new Response(Readable.toWeb(Readable.from(toCsv(getPage))) as ReadableStream<Uint8Array>, {
    headers: {
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${day}.csv"`,
    },
  })
}
