import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ArtKind, artUrl } from '../art/url.ts'

/** The drawings on the built pages by address (scripts/list-drawings.ts): those of Home as SVG, others as null. */
export type ShownDrawings = Readonly<Record<string, string | null>>

export const DRAWINGS_FILE = '.next/drawings.json'

// biome-ignore lint/style/noProcessEnv: set by Next, not a setting of the site.
const isDev = process.env.NODE_ENV === 'development'
let shown: ReadonlyMap<string, string | null> | undefined

function read(): ReadonlyMap<string, string | null> {
  try {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), DRAWINGS_FILE)
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as ShownDrawings))
  } catch {
    return new Map()
  }
}

function getShown(): ReadonlyMap<string, string | null> {
  shown ??= read()
  return shown
}

export const isShown = (kind: ArtKind, seed: string): boolean => isDev || getShown().has(artUrl(kind, seed))

/** A drawing that was made during the build, as SVG, or null. In development the build may be an old one. */
export const getBuiltDrawing = (kind: ArtKind, seed: string): string | null =>
  isDev ? null : (getShown().get(artUrl(kind, seed)) ?? null)
