import type { SiteServer } from './create-server.ts'

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers bytes that are not HTTP, and CONNECT. Node never turns either into a request. */
export function respondUnreadable(server: SiteServer, headers: Readonly<Record<string, string>>): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const toResponse = (status: string, more = '') =>
    `HTTP/1.1 ${status}\r\n${lines.join('')}${more}content-length: 0\r\nconnection: close\r\n\r\n`
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A second response on this connection would confuse the client, and a closed connection accepts none.
    const isFresh = 'bytesWritten' in socket && socket.bytesWritten === 0
    if (!socket.writable || !isFresh || error.code === 'ECONNRESET') return socket.destroy(error)
    socket.end(toResponse(STATUS[error.code ?? ''] ?? '400 Bad Request'))
  })
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(toResponse('405 Method Not Allowed', 'allow: GET, HEAD\r\n'), () => socket.destroy())
  })
}
