import { light, onPrimary } from '../../content/colours.ts'
import { type LogoColours, logo, toLogoElements } from './logo.ts'

const onCloth: LogoColours = { petals: light.ground, seams: light.primary, knot: light.mark }

/** Draws the icon of a browser tab: the mark alone, in the colour of the reader's scheme. */
export function drawTabIcon(): string {
  const mark = toLogoElements({ petals: 'var(--p)', seams: 'none', knot: light.mark }, false)
  const style = `svg{--p:${light.primary}}@media(prefers-color-scheme:dark){svg{--p:${onPrimary.soft}}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}"><title>Lotus</title><style>${style}</style>${mark}</svg>`
}

type AppIcon = { size: number; mark: number; corner?: number; seams?: boolean }

/** Draws the icon of an app: the mark on a square of cloth. `mark` is its share of the width; `corner` rounds the cloth. */
export function drawAppIcon({ size, mark, corner = 0, seams = true }: AppIcon): string {
  const cloth = `<rect x="-50" y="-50" width="100" height="100" rx="${corner}" fill="${light.primary}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${logo.viewBox}">${cloth}<g transform="scale(${mark})">${toLogoElements(onCloth, seams)}</g></svg>`
}
