import type { Server } from 'node:http'

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what is no HTTP as Node itself does, but with the headers that all other answers have. */
export function answerUnreadable(server: Server, headers: [string, string][]): void {
  if (server.listenerCount('clientError') > 0) return
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // After an answer, or amid one, another would only confuse; and a connection that is gone takes none.
    const isFresh = 'bytesWritten' in socket && socket.bytesWritten === 0
    if (!socket.writable || !isFresh || error.code === 'ECONNRESET') return socket.destroy(error)
    socket.end(
      `HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines}content-length: 0\r\nconnection: close\r\n\r\n`,
    )
  })
}
