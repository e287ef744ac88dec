import { light } from '../../content/colours.ts'

/** The company's mark: a lotus of eight petals, a running stitch along each. */
export const logo = {
  viewBox: '-50 -50 100 100',
  /** One petal, pointing up from the middle. */
  petal: 'M0-9C-13-20-13-34 0-49C13-34 13-20 0-9z',
  /** The stitches on the petal. */
  seam: 'M0-16V-41',
  angles: [0, 45, 90, 135, 180, 225, 270, 315],
  /** The radius of the knot in the middle. */
  knot: 6.5,
} as const

/** The colours of the mark, as SVG writes them. */
export type LogoColours = { petals: string; seams: string; knot: string }

const petals = (path: string) =>
  logo.angles.map((angle) => `<path d="${path}"${angle ? ` transform="rotate(${angle})"` : ''}/>`).join('')

/** Returns the mark's elements, for a drawing with its own root. Below 24 pixels the mark is clearer without seams. */
export function toLogoElements({ petals: fill, seams, knot }: LogoColours, withSeams = true): string {
  const sewn = `<g stroke="${seams}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="4.6 5.2">${petals(logo.seam)}</g>`
  return `<g fill="${fill}">${petals(logo.petal)}</g>${withSeams ? sewn : ''}<circle r="${logo.knot}" fill="${knot}"/>`
}

/** Draws the mark alone, 96 × 96. By default its colours suit a light ground. */
export function drawLogo(
  colours: LogoColours = { petals: light.primary, seams: light.ground, knot: light.mark },
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="${logo.viewBox}">${toLogoElements(colours)}</svg>`
}
