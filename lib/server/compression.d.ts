declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  export default function compression(options: { brotli: BrotliOptions }): Compress
}
