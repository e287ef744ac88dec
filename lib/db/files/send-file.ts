import { Readable } from 'node:stream'
import { FILE_KINDS } from '../../uploads/kinds.ts'
import type { UploadRow } from '../schema.ts'
import type { FileStore } from './file-store.ts'
import { verifyContent } from './verify-content.ts'

// Chromium shows a PDF in a page it generates, with an <embed> and a style attribute; its viewer refuses a sandbox.
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type SentFile = Pick<UploadRow, 'stored' | 'type' | 'bytes' | 'sha256'>

/** Sends a stored file as `name`: a PDF for the browser's viewer unless `isDownload`, all others as a download. */
export async function sendFile(files: FileStore, file: SentFile, name: string, isDownload = false): Promise<Response> {
  const isPdf = !isDownload && file.type === FILE_KINDS.pdf && file.stored.endsWith('.pdf')
  const extension = file.stored.slice(file.stored.lastIndexOf('.'))
  const content = verifyContent(await files.get(file.stored), file)
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, {
    headers: {
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'content-type': isPdf ? FILE_KINDS.pdf : 'application/octet-stream',
      'content-length': String(file.bytes),
      'content-disposition': `${isPdf ? 'inline' : 'attachment'}; filename="${name}${extension}"`,
      ...(isPdf && { 'content-security-policy': PDF_POLICY }),
    },
  })
}
