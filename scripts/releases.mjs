/** The places of the releases that `npm run upgrade` makes, for the steps of `npm start` and for the command itself. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of the releases in a checkout: a folder for each, with its commit as name. */
export const RELEASES = '.next-releases'

/** The socket in a checkout at which the primary process takes an upgrade. */
export const CONTROL = '.next-control'

/**
 * The file in RELEASES that names the release being served. `from` is there until the checkout has been moved to it.
 * @typedef {{ commit: string, from?: string }} Current
 */
export const CURRENT = 'current.json'

/** @param {string} checkout @param {string[]} args @returns {string | null} what git prints; null if it fails or is missing */
export function askGit(checkout, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** @param {string} checkout @returns {Current | null} */
export function readCurrent(checkout) {
  const file = path.join(checkout, RELEASES, CURRENT)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/**
 * Returns the folder of the release that was served last, if the checkout is at its commit and has no other changes.
 * @param {string} checkout @returns {string | null}
 */
export function findRelease(checkout) {
  const current = readCurrent(checkout)
  if (!current) return null
  const folder = path.join(checkout, RELEASES, current.commit)
  if (!existsSync(path.join(folder, '.next', 'BUILD_ID'))) return null
  if (askGit(checkout, 'status', '--porcelain') !== '') return null
  // The site was stopped before the upgrade had moved the checkout.
  if (current.from && askGit(checkout, 'rev-parse', 'HEAD') === current.from)
    askGit(checkout, 'merge', '--ff-only', '--quiet', current.commit)
  return askGit(checkout, 'rev-parse', 'HEAD') === current.commit ? folder : null
}
