import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import { waitForContent } from '../lib/backend/watch-content.ts'
import { type Env, getBuildFolder } from '../lib/env.ts'
import { chooseEncoding, ENCODED_HEADER, QUICK_BROTLI } from '../lib/http/encode.ts'
import { describeError, log } from '../lib/log.ts'
import { getImageSources } from '../lib/pictures/media.ts'
import { routes } from '../lib/routes.ts'
import { toDefaultHeaders } from '../lib/security/default-headers.ts'
import { createCacheMissLimit } from '../lib/security/limit-cache-misses.ts'
import { respondDraining } from './drain.ts'
import { followRedirects } from './follow-redirects.ts'
import { createStudioGuard } from './guard-studio.ts'
import { createIndexingKey } from './indexing-key.ts'
import { openKeptAssets } from './kept-assets.ts'
import { createSlowBodyLimit } from './limit-slow-bodies.ts'
import { logRequest } from './log-request.ts'
import { normalizeRequest, refuseMethod } from './normalize-request.ts'
import { createPackedFiles } from './packed-files.ts'
import { createCssReader } from './page/inline-css.ts'
import { createPageResponse } from './page/page-response.ts'
import { redirectMoved } from './redirect-moved.ts'
import { refuseMalformed } from './refuse-malformed.ts'
import { createMissingRefusal } from './refuse-missing.ts'
import { hasMarkdownAddress, resolveMarkdown } from './resolve-markdown.ts'
import { resolvePath } from './resolve-path.ts'
import { respondUnreadable } from './respond-unreadable.ts'
import { waitForUploadTurn } from './wait-for-upload-turn.ts'

/** Longer than any response takes to produce. */
const SILENT_MS = 180_000

type HandleRequest = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export type ServerOptions = {
  env: Env
  root: string
  isDev: boolean
  handleWithNext: HandleRequest
  /** Counts each request, if metrics are on. */
  observe?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
}

export type SiteServer = http.Server<typeof IncomingMessage, typeof ServerResponse<IncomingMessage>>

/**
 * Returns whether to compress a response that is about to start. The page step compresses pages, once for all readers.
 */
function needsCompression(request: IncomingMessage, response: ServerResponse): boolean {
  const encoded = response.getHeader(ENCODED_HEADER)
  if (encoded) {
    response.removeHeader(ENCODED_HEADER)
    response.setHeader('content-encoding', encoded)
    return false
  }
  return !String(response.getHeader('content-type')).startsWith('text/html') && compression.filter(request, response)
}

/** Creates the site's server. A step that returns true has answered the request. The page step processes all HTML. */
export function createSiteServer({ env, root, isDev, handleWithNext, observe }: ServerOptions): SiteServer {
  const headers = toDefaultHeaders(env)
  const readCss = createCssReader(path.join(root, getBuildFolder(), 'static'))
  const page = { ...getImageSources(env), isDev, readCss }
  const PageResponse = createPageResponse({ headers, page, siteUrl: env.SITE_URL })
  const compress = compression({ brotli: QUICK_BROTLI, filter: needsCompression })
  const choosePacked = createPackedFiles(root)
  const limitCacheMisses = createCacheMissLimit(root)
  const keptAssets = openKeptAssets(root, env.DATA_DIR)
  const refuseMissing = createMissingRefusal(root, keptAssets)
  const guardStudio = createStudioGuard(env)

  type Step = (request: IncomingMessage, response: InstanceType<typeof PageResponse>) => unknown

  const steps: Record<string, Step> = {
    resolvePath,
    // Kamal's proxy, which ONCE uses, knows the health check by this name.
    nameHealthCheck: (request) => {
      if (request.url === '/up') request.url = routes.health
    },
    ...(observe && { observe }),
    logRequest,
    refuseMalformed,
    respondDraining,
    followRedirects,
    sendIndexingKey: createIndexingKey(env),
    resolveMarkdown,
    followMarkdownRedirects: (request, response) => hasMarkdownAddress(request) && followRedirects(request, response),
    redirectMoved,
    normalizeRequest: (request, response) => void normalizeRequest(request, response, env.TRUST_PROXY),
    limitSlowBodies: createSlowBodyLimit(headers),
    guardStudio,
    // In development, Next's overlay posts to its own addresses.
    refuseMethod: (request, response) =>
      !(isDev && request.url?.startsWith('/__nextjs')) && refuseMethod(request, response),
    refuseMissing: (request, response) => !isDev && refuseMissing(request, response),
    chooseEncoding: ({ headers }) => {
      headers['accept-encoding'] = chooseEncoding(headers['accept-encoding']) ?? 'identity'
    },
    waitForUploadTurn,
    waitForContent,
    sendRecentPage: (_, response) => response.sendRecentPage(),
    limitCacheMisses: (request, response) => !isDev && limitCacheMisses(request, response),
    compress: (request, response) => compress(request, response, () => {}),
    choosePacked: (request, response) => !isDev && choosePacked(request, response),
    sendKeptAsset: (request, response) => !isDev && keptAssets.send(request, response),
    handleWithNext,
  }

  const list = Object.values(steps)
  const takeSteps = async (request: IncomingMessage, response: InstanceType<typeof PageResponse>) => {
    for (const step of list) {
      const taken = step(request, response)
      if ((taken instanceof Promise ? await taken : taken) === true) return
    }
  }
  const server = http.createServer({ ServerResponse: PageResponse }, (request, response) => {
    takeSteps(request, response).catch((error: unknown) => {
      log.error('request not answered', describeError(error))
      response.destroy()
    })
  })
  respondUnreadable(server, headers)
  // A client that stays silent this long has gone. Next's development server keeps idle connections open.
  if (!isDev) server.timeout = SILENT_MS
  return server
}
