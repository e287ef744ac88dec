/** The types of Express that the samples use. The package itself is the real one. */
export const expressTypes = `declare module 'express' {
  import type { IncomingMessage, Server, ServerResponse } from 'node:http'
  namespace express {
    interface Request extends IncomingMessage {
      body: any
      get(name: string): string | undefined
    }
    interface Response extends ServerResponse {
      locals: Record<string, any>
      status(code: number): this
      json(body: unknown): this
      set(name: string, value: string): this
    }
    type Handler = (request: Request, response: Response, next: () => void) => unknown
    interface Express {
      use(handler: Handler): void
      post(path: string, ...handlers: Handler[]): void
      listen(port: number, host: string, listening: () => void): Server
    }
    function json(options?: {
      limit?: string
      verify?(request: IncomingMessage, response: ServerResponse, bytes: Buffer): void
    }): Handler
  }
  function express(): express.Express
  export = express
}`
