import type { Server } from 'node:http'

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what never becomes a request, no HTTP and asking for a tunnel, with the headers that all other answers have. */
export function answerUnreadable(server: Server, headers: [string, string][]): void {
  if (server.listenerCount('clientError') > 0) return
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const toAnswer = (status: string, more = '') =>
    `HTTP/1.1 ${status}\r\n${lines}${more}content-length: 0\r\nconnection: close\r\n\r\n`
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // After an answer, or amid one, another would only confuse; and a connection that is gone takes none.
    const isFresh = 'bytesWritten' in socket && socket.bytesWritten === 0
    if (!socket.writable || !isFresh || error.code === 'ECONNRESET') return socket.destroy(error)
    socket.end(toAnswer(STATUS[error.code ?? ''] ?? '400 Bad Request'))
  })
  // Whoever asks for a tunnel: where nobody listens, Node hangs up.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(toAnswer('405 Method Not Allowed', 'allow: GET, HEAD\r\n'), () => socket.destroy())
  })
}
