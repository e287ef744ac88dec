import { type LogoColours, logo, toLogoElements } from './logo.ts'
import { PLAIN } from './palette.ts'

const onIndigo: LogoColours = { petals: PLAIN.paper, seams: PLAIN.indigo, knot: PLAIN.turmeric }

/** The icon of a browser tab: the bare mark, in thread of the reader's scheme. */
export function drawTabIcon(): string {
  const mark = toLogoElements({ petals: 'var(--p)', seams: 'none', knot: PLAIN.turmeric }, false)
  const style = `svg{--p:${PLAIN.indigo}}@media(prefers-color-scheme:dark){svg{--p:#c9d0f6}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}"><style>${style}</style>${mark}</svg>`
}

type AppIcon = { size: number; mark: number; corner?: number; seams?: boolean }

/** The icon of an app: the mark on a square of indigo cloth. `mark` is its share of the width; `corner` rounds the cloth. */
export function drawAppIcon({ size, mark, corner = 0, seams = true }: AppIcon): string {
  const cloth = `<rect x="-50" y="-50" width="100" height="100" rx="${corner}" fill="${PLAIN.indigo}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${logo.viewBox}">${cloth}<g transform="scale(${mark})">${toLogoElements(onIndigo, seams)}</g></svg>`
}
