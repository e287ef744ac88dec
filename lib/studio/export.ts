import type { InboxApplication } from '../backend/own/inbox.ts'
import { toExportRow } from '../backend/own/inbox-rows.ts'
import { type Page, type PageRequest, readPages } from '../backend/own/paging.ts'
import { createCsvWriter } from '../format/csv.ts'

/** All pages of a list as CSV, one page in memory at a time. */
export async function* writeCsv<Row>(
  getPage: (request: PageRequest) => Promise<Page<Row>>,
  toRow: (row: Row) => Record<string, unknown>,
): AsyncGenerator<string> {
  const write = createCsvWriter()
  for await (const rows of readPages(getPage)) yield write(rows.map(toRow))
}

/** An application for a spreadsheet, without the places of its files on the server. */
export function toStudioRow(application: InboxApplication): Record<string, unknown> {
  const { resumeFilePath: _, coverLetterFilePath: __, ...row } = toExportRow(application)
  return row
}
