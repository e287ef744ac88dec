import { randomBytes } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Env } from '../env.ts'
import { log, nameRequest } from '../log.ts'
import { answerUnreadable } from './answer-unreadable.ts'
import { cleanRequest } from './clean-request.ts'
import { compressAnswer } from './compress-answers.ts'
import { coverFaults } from './cover-faults.ts'
import { isDraining } from './drain.ts'
import { trackRequest } from './event-loop-delay.ts'
import { DEFAULT_HEADERS } from './headers.ts'
import { limitMisses } from './limit-misses.ts'
import { choosePacked } from './packed-files.ts'
import { answerRecentPages, forgetPages } from './recent-pages.ts'
import { tidyHeaders } from './tidy-headers.ts'

type Started = { request: IncomingMessage; response: ServerResponse }

/** The most characters of a path that a line of the log repeats. */
const LONGEST_LOGGED = 500

/** A path may hold what somebody pasted into the address bar; what looks like a person's address is left out. */
const PERSONAL = /[^/]*(@|%40)[^/]*/gi

function isTyped(response: ServerResponse, args: unknown[]): boolean {
  return (
    response.statusCode === 304 || response.hasHeader('content-type') || args.some((arg) => typeof arg === 'object')
  )
}

function addDefaults(response: ServerResponse, defaults: [string, string][]): void {
  const { writeHead } = response
  // Next appends the headers of a cached page, so a default set beforehand would stand beside the page's own.
  response.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    for (const [name, value] of defaults) if (!this.hasHeader(name)) this.setHeader(name, value)
    // The next request of this client shall meet a server that stays.
    if (isDraining()) this.setHeader('connection', 'close')
    // Next's own redirects and refusals bring a line of text and do not say what it is, nor what is taken instead.
    if (this.statusCode >= 300 && !isTyped(this, args)) this.setHeader('content-type', 'text/plain; charset=utf-8')
    if (this.statusCode === 405 && !this.hasHeader('allow')) this.setHeader('allow', 'GET, HEAD')
    tidyHeaders(this)
    return Reflect.apply(writeHead, this, args)
  }
}

/**
 * Sees every request of the process before Next does, through Node's own channel: gives it an id, takes away headers that
 * only a trusted proxy may set, sends undecodable paths to the 400 page and wrong verbs to a 405, completes the answer's
 * headers, puts words where a page broke, has files sent as they were packed, answers what it answered a moment ago, logs it.
 * Gives what ends that.
 */
export function watchRequests({ TRUST_PROXY, SITE_URL }: Pick<Env, 'TRUST_PROXY' | 'SITE_URL'>): () => void {
  const defaults = Object.entries(DEFAULT_HEADERS)
  // Before the first request is read, which may be none.
  const watchSocket = (message: unknown) => {
    const { server } = (message as { socket: Socket & { server?: unknown } }).socket
    if (!(server instanceof Server)) return
    // Next hangs up on whoever offers another protocol. Nobody has to take an offer: without a listener Node answers as usual.
    server.removeAllListeners('upgrade')
    answerUnreadable(server, defaults)
    limitMisses(server, SITE_URL)
    // Before the limit: what was answered a moment ago costs nothing.
    answerRecentPages(server)
  }
  const watchRequest = (message: unknown) => {
    const { request, response } = message as Started
    const started = performance.now()
    const { method } = request
    const path = request.url?.split('?', 1)[0] ?? ''
    const id = randomBytes(12).toString('base64url')
    response.setHeader('x-request-id', id)
    nameRequest(id)
    addDefaults(response, defaults)
    cleanRequest(request, response, TRUST_PROXY)
    choosePacked(request, response)
    compressAnswer(request, response)
    coverFaults(response, SITE_URL)
    if (method === 'POST') response.once('close', forgetPages)
    // Files of the build are many and tell nothing.
    if (path.startsWith('/_next/')) return
    const logged = path.slice(0, LONGEST_LOGGED).replace(PERSONAL, '*')
    trackRequest(request, response, logged)
    response.once('close', () => {
      log.info('request', {
        id,
        method,
        path: logged,
        status: response.statusCode,
        complete: response.writableFinished,
        ms: Math.round(performance.now() - started),
      })
    })
  }
  subscribe('net.server.socket', watchSocket)
  subscribe('http.server.request.start', watchRequest)
  return () => {
    unsubscribe('net.server.socket', watchSocket)
    unsubscribe('http.server.request.start', watchRequest)
  }
}
