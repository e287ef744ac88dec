/**
 * `npm run upgrade [-- REF] [--no-backup]`: replaces the release that `npm start` serves from this folder by a newer commit, without a
 * pause. It makes a folder for the commit; the primary process (server/primary.ts) does the rest with the site's settings.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { linkFolder } from '../server/copy-build.ts'
import type { UpgradeReport, UpgradeRequest } from '../server/primary.ts'
import { askGit, CONTROL, RELEASES } from './releases.mjs'
import { fail, say } from './terminal.ts'

const checkout = path.join(import.meta.dirname, '..')
const releases = path.join(checkout, RELEASES)
const PACKAGES = 'node_modules'
const LOCK = 'package-lock.json'

const git = (...args: string[]) => askGit(checkout, ...args)

function readLock(folder: string): string {
  const file = path.join(folder, LOCK)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Returns the connection to the running site. Fails unless this user runs one from this folder. */
async function reachSite() {
  if (process.platform === 'win32')
    fail('Upgrades without a pause do not work on Windows. Stop the site, and start it again.')
  const socket = path.relative(process.cwd(), path.join(checkout, CONTROL))
  const owner = statSync(socket, { throwIfNoEntry: false })?.uid
  if (owner !== undefined && owner !== process.getuid?.()) fail('Run this as the user who runs the site.')
  const connection = connect(socket)
  const refuse = () => fail('The site does not run from this folder. Start it here: npm start')
  return new Promise<typeof connection>((resolve) => {
    connection.once('error', refuse)
    connection.once('connect', () => {
      // Later, an error means that the site has stopped, and readReport says so.
      connection.off('error', refuse).on('error', () => connection.destroy())
      resolve(connection)
    })
  })
}

/** Returns the commit to serve. Fails if the checkout cannot move to it. */
function findCommit(ref: string | undefined): string {
  if (git('--version') === null) fail('git is missing.')
  if (git('rev-parse', '--git-dir') === null) fail(`${checkout} is not a git checkout.`)
  if (git('status', '--porcelain') !== '') fail('The checkout has changes that are not committed: git status')
  if (git('remote') && git('fetch', '--quiet', '--tags') === null) fail('git fetch failed.')
  const commit =
    git('rev-parse', '--verify', '--quiet', `${ref ?? '@{upstream}'}^{commit}`) ??
    (ref ? null : git('rev-parse', 'HEAD'))
  if (!commit) return fail(`There is no commit ${ref}.`)
  if (git('merge-base', '--is-ancestor', 'HEAD', commit) === null)
    fail(
      `${ref ?? 'The upstream branch'} does not continue the commit of this checkout. To go back, see docs/operations.md.`,
    )
  return commit
}

/** Makes the folder of a release, with the packages of another one if they are the same. */
function makeRelease(commit: string): string {
  const folder = path.join(releases, commit)
  rmSync(folder, { recursive: true, force: true })
  git('worktree', 'prune')
  if (git('worktree', 'add', '--detach', '--quiet', folder, commit) === null) fail(`git could not make ${folder}.`)
  const others = [checkout, ...readdirSync(releases).map((name) => path.join(releases, name))]
  const isSame = (other: string) =>
    other !== folder && existsSync(path.join(other, PACKAGES)) && readLock(other) === readLock(folder)
  const same = others.find(isSame)
  if (same) linkFolder(path.join(same, PACKAGES), path.join(folder, PACKAGES), ['.cache'])
  return folder
}

/** Gives the checkout, in which the operator runs commands, the packages of the release. */
function replacePackages(folder: string): void {
  const [now, next, last] = [PACKAGES, '.next-packages', '.next-last-packages'].map((name) =>
    path.join(checkout, name),
  ) as [string, string, string]
  for (const place of [next, last]) rmSync(place, { recursive: true, force: true })
  linkFolder(path.join(folder, PACKAGES), next, ['.cache'])
  renameSync(now, last)
  renameSync(next, now)
  rmSync(last, { recursive: true, force: true })
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-backup': { type: 'boolean', default: false } },
})
const connection = await reachSite()
const reports = createInterface({ input: connection })[Symbol.asyncIterator]()

/** Returns the next report of the site, and prints lines; undefined after the last one. */
async function readReport(): Promise<Exclude<UpgradeReport, { line: string }> | undefined> {
  const { value, done } = await reports.next().catch(() => ({ value: undefined, done: true }))
  if (done || value === undefined) return undefined
  const report: UpgradeReport = JSON.parse(value)
  if (!('line' in report)) return report
  say(report.line)
  return readReport()
}

const FAILED = 'The site serves the same release as before.'
const first = await readReport()
if (!(first && 'inUse' in first)) fail(FAILED)
const commit = findCommit(positionals[0])
if (first.inUse.includes(commit)) fail('The site serves this release already.')
say(`Upgrading to ${git('log', '-1', '--format=%h %s', commit)}`)
const lock = readLock(checkout)
const folder = makeRelease(commit)
const request: UpgradeRequest = { commit, backUp: !values['no-backup'] }
connection.write(`${JSON.stringify(request)}\n`)
const last = await readReport()
if (!last) fail('The site has stopped. Its log says why.')
if (!('isDone' in last && last.isDone)) fail(FAILED)
if (readLock(folder) !== lock) replacePackages(folder)
say(`The site serves ${commit.slice(0, 7)}.`)
