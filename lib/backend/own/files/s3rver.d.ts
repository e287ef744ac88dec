declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  /** What the tests use of it: an S3 server that keeps its objects in a folder. */
  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    configureBuckets(): Promise<void>
    callback(): RequestListener
  }
}
