declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean
  type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  const compression: ((options: { brotli: BrotliOptions; filter: Filter }) => Compress) & { filter: Filter }
  export default compression
}
