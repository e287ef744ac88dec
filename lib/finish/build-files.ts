import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ArtKind } from '../art/url.ts'
import { toPackedName } from '../server/packed-files.ts'
import { listClasses, parseStyles, type Stylesheet } from './page-styles.ts'
import { createShortNames } from './short-names.ts'

const STYLE = /^\/_next\/static\/((?:chunks|sheets)\/[\w~.-]+\.css)(?:\?[^"]*)?$/
const SHEETS = 'sheets'

/** What the build left that pages are finished with. */
export type BuildFiles = {
  /** Gives a stylesheet by its address, with addresses in it that hold in any page; null where there is none. */
  readStyle: (address: string) => Stylesheet | null
  /** The short name of a class: the same one in all pages of a build. */
  shorten: (name: string) => string
  /** The address of the sheet that has just this text; null where the build made none (scripts/build-sheets.ts). */
  findSheet: (css: string) => string | null
  /** The address of the sheet for applications of a make-up (lib/finish/one-sheet.ts); null where the build made none. */
  findMade: (makeUp: string) => string | null
  /** The site's icon as SVG; null where it cannot be read. */
  readIcon: () => string | null
  /** A drawing as SVG; null where the build drew none (scripts/draw-pictures.ts). */
  readDrawing: (kind: ArtKind, seed: string) => string | null
  /** The same, compressed with Brotli. */
  readPackedDrawing: (kind: ArtKind, seed: string) => Buffer | null
}

/** Where a sheet is kept, below the folder of static files. */
export const toSheetFile = (css: string, makeUp?: string) => {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16)
  return `${SHEETS}/${makeUp ? `${makeUp}.` : ''}${hash}.css`
}

/** Where a drawing is kept, below the folder of static files: a seed may hold what no file's name does. */
export const toDrawingFile = (kind: ArtKind, seed: string) =>
  `drawn/${createHash('sha256').update(`${kind}/${seed}`).digest('hex').slice(0, 16)}.svg`

const toAddress = (file: string) => `/_next/static/${file}`

/** Under which address Next answers with it. */
export const toSheetAddress = (css: string) => toAddress(toSheetFile(css))

function readBytes(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}

const read = (file: string): string | null => readBytes(file)?.toString() ?? null

/** Gives what `make` makes of a text, once for each. */
function remember<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (!known.has(text)) known.set(text, make(text))
    return known.get(text) as T
  }
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

/** The stylesheets of the build, in an order that each server of it finds. */
function listChunks(statics: string): string[] {
  const files = list(path.join(statics, 'chunks')).filter((file) => file.endsWith('.css'))
  return files.sort().map((file) => `chunks/${file}`)
}

/** The files of a build, by its `.next` folder. They never change while a build is served, and each is read once. */
export function openBuildFiles(folder: string): BuildFiles {
  const statics = path.join(folder, 'static')
  const readFile = remember(read)
  const readSheet = remember((file) => {
    const css = read(path.join(statics, file))
    // Addresses in a stylesheet are relative to it; in a page they would be relative to the page.
    return css === null ? null : parseStyles(css.replaceAll('url(../', 'url(/_next/static/'))
  })
  let names: ((name: string) => string) | undefined
  return {
    readStyle: (address) => {
      const file = STYLE.exec(address)?.[1]
      return file ? readSheet(file) : null
    },
    shorten: (name) => {
      names ??= createShortNames(listChunks(statics).flatMap((file) => listClasses(readSheet(file) ?? [])))
      return names(name)
    },
    findSheet: (css) => (existsSync(path.join(statics, toSheetFile(css))) ? toSheetAddress(css) : null),
    findMade: remember((makeUp) => {
      const name = list(path.join(statics, SHEETS)).find(
        (file) => file.startsWith(`${makeUp}.`) && file.endsWith('.css'),
      )
      return name ? toAddress(`${SHEETS}/${name}`) : null
    }),
    readIcon: () => readFile(path.join(folder, 'server', 'app', 'icon.svg.body')),
    readDrawing: (kind, seed) => read(path.join(statics, toDrawingFile(kind, seed))),
    readPackedDrawing: (kind, seed) => readBytes(path.join(statics, toPackedName(toDrawingFile(kind, seed)))),
  }
}

/** As without a build: pages keep what they have. */
export const noBuildFiles: BuildFiles = {
  readStyle: () => null,
  shorten: (name) => name,
  findSheet: () => null,
  findMade: () => null,
  readIcon: () => null,
  readDrawing: () => null,
  readPackedDrawing: () => null,
}
