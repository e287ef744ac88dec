import 'server-only'
import path from 'node:path'
import { noBuildFiles, openBuildFiles } from '../finish/build-files.ts'
import { drawArt } from './draw.ts'
import type { ArtKind } from './url.ts'

// biome-ignore lint/style/noProcessEnv: Next's own, and no setting.
const isProduction = process.env.NODE_ENV === 'production'

/** Whether a build drew the pictures of its pages. While drawings are being changed, those of an earlier build are none. */
export const hasBuild = isProduction
const files = hasBuild ? openBuildFiles(path.join(/* turbopackIgnore: true */ process.cwd(), '.next')) : noBuildFiles

/** A drawing as SVG, as the build drew it; null where the build drew none of that kind and seed. */
export const getBuiltDrawing = files.readDrawing

/** A drawing as SVG, as the build drew it or drawn now; null where there is none of that kind and seed. */
export const getDrawn = (kind: ArtKind, seed: string): string | null =>
  files.readDrawing(kind, seed) ?? drawArt(kind, seed)

/** What Brotli makes of it; null where the build drew none. */
export const getPackedDrawn = files.readPackedDrawing
