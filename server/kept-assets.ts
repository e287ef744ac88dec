import {
  copyFileSync,
  createReadStream,
  existsSync,
  globSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { describeError, log } from '../lib/log.ts'
import { PACKED, PACKED_TYPES, toPackedFolders } from './packed-files.ts'

/** How long the files of a build are kept after the last server of that build has ended. */
const KEPT_MS = 24 * 3_600_000
const TOUCH_EVERY_MS = 3_600_000
const YEAR_S = 365 * 86_400

/** Files of these types have a hash in their name or in the name of their folder. */
const TYPES: Readonly<Record<string, string>> = {
  ...PACKED_TYPES,
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

const ADDRESS = /^\/(?:_next\/static|enhance)(?:\/[\w~@-][\w~@.-]*)+$/

const toFolder = (dataDir: string) => path.join(dataDir, 'assets')

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

function keepFile(from: string, to: string): void {
  const now = new Date()
  if (!isFile(to)) {
    mkdirSync(path.dirname(to), { recursive: true })
    const draft = `${to}.${process.pid}`
    copyFileSync(from, draft)
    renameSync(draft, to)
  }
  utimesSync(to, now, now)
}

function removeOld(folder: string): void {
  for (const name of globSync('**/*.*', { cwd: folder })) {
    const file = path.join(folder, name)
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 }
    if (isFile(file) && Date.now() - mtimeMs > KEPT_MS + TOUCH_EVERY_MS) rmSync(file, { force: true })
  }
}

function keepAll(root: string, folder: string): void {
  for (const [address, place] of Object.entries(toPackedFolders())) {
    for (const name of globSync(`**/*{${Object.keys(TYPES).join()},${PACKED}}`, { cwd: path.join(root, place) }))
      keepFile(path.join(root, place, name), path.join(folder, address, name))
  }
  removeOld(folder)
}

/**
 * Copies the scripts, styles and fonts of this build to `DATA_DIR/assets`, where the next release finds them for a day, and
 * while both run, the last one those of the next.
 */
export function keepAssets(root: string, dataDir: string): void {
  const keep = () => {
    // An operator has moved it away, and must not find a new one in its place.
    if (!existsSync(dataDir)) return
    try {
      keepAll(root, toFolder(dataDir))
    } catch (error) {
      log.warn('assets not kept', describeError(error))
    }
  }
  keep()
  setInterval(keep, TOUCH_EVERY_MS).unref()
}

export type KeptAssets = {
  /** Returns whether another build has the file at this address, and this one does not. */
  has(address: string): boolean
  /** Sends such a file, with the headers that it had in its build; returns false if there is none. */
  send(request: IncomingMessage, response: ServerResponse): boolean
}

/** Opens the files of other builds. */
export function openKeptAssets(root: string, dataDir: string): KeptAssets {
  const own = new Set<string>()
  for (const [address, place] of Object.entries(toPackedFolders()))
    for (const name of globSync('**/*.*', { cwd: path.join(root, place) }))
      own.add(address + name.replaceAll(path.sep, '/'))
  const toFile = (address: string) => path.join(toFolder(dataDir), address)
  const has = (address: string) =>
    ADDRESS.test(address) && path.extname(address) in TYPES && !own.has(address) && isFile(toFile(address))
  return {
    has,
    send({ url = '/', headers }, response) {
      const [address = ''] = url.split('?', 1)
      if (!has(address)) return false
      const file = toFile(address)
      const isPacked = headers['accept-encoding'] === 'br' && isFile(file + PACKED)
      response.setHeader('content-type', TYPES[path.extname(address)] ?? '')
      response.setHeader('cache-control', `public, max-age=${YEAR_S}, immutable`)
      if (isPacked) response.setHeader('content-encoding', PACKED.slice(1))
      // The visitor may have left.
      if (response.destroyed) return true
      // An error ends the response: the file was removed meanwhile.
      pipeline(createReadStream(isPacked ? file + PACKED : file), response, () => {})
      return true
    },
  }
}
