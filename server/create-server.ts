import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import { getDrawn } from '../lib/drawings/drawn.ts'
import type { Env } from '../lib/env.ts'
import { chooseEncoding, QUICK_BROTLI } from '../lib/http/encode.ts'
import { describeError, log } from '../lib/log.ts'
import { getImageSources } from '../lib/media.ts'
import { createMissLimit } from '../lib/security/limit-miss.ts'
import { cleanRequest, refuseMethod } from './clean-request.ts'
import { respondDraining } from './drain.ts'
import { toDefaultHeaders } from './headers.ts'
import { logRequest } from './log-request.ts'
import { createPackedFiles } from './packed-files.ts'
import { createCssReader } from './page/inline-css.ts'
import { createPageResponse } from './page/page-response.ts'
import { redirectMoved } from './redirect-moved.ts'
import { respondUnreadable } from './respond-unreadable.ts'

type AskNext = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** What the server is made of: the settings, the project's folder, and Next's handler. */
export type ServerOptions = { env: Env; root: string; isDev: boolean; askNext: AskNext }

/** What it gives. */
export type SiteServer = http.Server<typeof IncomingMessage, typeof ServerResponse<IncomingMessage>>

// Pages are compressed by the page step, once for all readers; this is for the rest.
const isNoPage = (request: IncomingMessage, response: ServerResponse) =>
  !String(response.getHeader('content-type')).startsWith('text/html') && compression.filter(request, response)

/**
 * The server of the site. Every request takes the steps below in this order, until one of them answers it. What answers with HTML
 * goes through the page step (server/page/page-response.ts), since that is the class of all responses.
 */
export function createSiteServer({ env, root, isDev, askNext }: ServerOptions): SiteServer {
  const headers = toDefaultHeaders(env)
  const readCss = createCssReader(path.join(root, '.next'))
  const page = { ...getImageSources(env), isDev, readCss, draw: getDrawn }
  const PageResponse = createPageResponse({ headers, page })
  const compress = compression({ brotli: QUICK_BROTLI, filter: isNoPage })
  const choosePacked = createPackedFiles(root)
  const limitMiss = createMissLimit(root)

  /** A step changes the request or its response, or answers it and says true, now or later. */
  type Step = (request: IncomingMessage, response: InstanceType<typeof PageResponse>) => unknown

  const steps: Record<string, Step> = {
    logRequest,
    respondDraining,
    cleanRequest: (request, response) => void cleanRequest(request, response, env.TRUST_PROXY),
    redirectMoved,
    // In development, Next's overlay posts to addresses of its own.
    refuseMethod: (request, response) =>
      !(isDev && request.url?.startsWith('/__nextjs')) && refuseMethod(request, response),
    chooseEncoding: ({ headers }) => {
      headers['accept-encoding'] = chooseEncoding(headers['accept-encoding']) ?? 'identity'
    },
    forgetRecentPages: ({ method }, response) => {
      if (method === 'POST') response.once('close', PageResponse.forgetRecentPages)
    },
    sendRecentPage: (_, response) => response.sendRecentPage(),
    limitMiss: (request, response) => !isDev && limitMiss(request, response),
    compress: (request, response) => compress(request, response, () => {}),
    choosePacked: (request, response) => !isDev && choosePacked(request, response),
    askNext,
  }

  const takeSteps = async (request: IncomingMessage, response: InstanceType<typeof PageResponse>) => {
    for (const step of Object.values(steps)) if ((await step(request, response)) === true) return
  }
  const server = http.createServer({ ServerResponse: PageResponse }, (request, response) => {
    takeSteps(request, response).catch((error: unknown) => {
      log.error('request not answered', describeError(error))
      response.destroy()
    })
  })
  respondUnreadable(server, headers)
  return server
}
