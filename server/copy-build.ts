import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import path from 'node:path'

const BUILD = '.next'
const PREFIX = '.next-served-'

/** Folders that a server does not read: they are for later builds, development and other machines. */
const UNSERVED = ['cache', 'dev', 'diagnostics', 'standalone', 'types']

const TOUCH_EVERY_MS = 10 * 60_000
const UNUSED_MS = 60 * 60_000

/** Copies a folder by hard links: the copy takes no space, and survives the removal of the original. */
export function linkFolder(from: string, to: string, except: readonly string[] = []): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (except.includes(entry.name)) continue
    const source = path.join(from, entry.name)
    const target = path.join(to, entry.name)
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target, 'junction')
    else linkSync(source, target)
  }
}

function makeCopy(root: string, name: string): void {
  const draft = path.join(root, `${name}.${process.pid}`)
  try {
    linkFolder(path.join(root, BUILD), draft, UNSERVED)
    renameSync(draft, path.join(root, name))
  } catch (error) {
    // Another server has made it in the meantime.
    if (!existsSync(path.join(root, name))) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function touch(folder: string): void {
  const now = new Date()
  if (existsSync(folder)) utimesSync(folder, now, now)
}

function removeUnused(root: string): void {
  for (const name of readdirSync(root)) {
    if (!name.startsWith(PREFIX)) continue
    const { mtimeMs } = statSync(path.join(root, name), { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > UNUSED_MS) rmSync(path.join(root, name), { recursive: true, force: true })
  }
}

/**
 * Copies the build in `root`, so that a later build does not change a running server. Servers of the same build share
 * the copy. Returns its folder's name. While this process lives, others do not remove the copy.
 */
export function copyBuild(root: string): string {
  const id = readFileSync(path.join(root, BUILD, 'BUILD_ID'), 'utf8')
  const name = `${PREFIX}${id}`
  const folder = path.join(root, name)
  if (!existsSync(folder)) makeCopy(root, name)
  touch(folder)
  setInterval(() => touch(folder), TOUCH_EVERY_MS).unref()
  removeUnused(root)
  return name
}
