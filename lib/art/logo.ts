import { PLAIN } from './palette.ts'

/** The company's mark: a lotus of eight petals, a running stitch along each. Everything that shows it takes it from here. */
export const logo = {
  viewBox: '-50 -50 100 100',
  /** One petal, pointing up from the middle. */
  petal: 'M0-9C-13-20-13-34 0-49C13-34 13-20 0-9z',
  /** The stitches on it. */
  seam: 'M0-16V-41',
  angles: [0, 45, 90, 135, 180, 225, 270, 315],
  /** Radius of the knot in the middle. */
  knot: 6.5,
} as const

/** The colours of the mark, as SVG writes them. */
export type LogoColours = { petals: string; seams: string; knot: string }

const petals = (path: string) =>
  logo.angles.map((angle) => `<path d="${path}"${angle ? ` transform="rotate(${angle})"` : ''}/>`).join('')

/** The mark's elements, for a drawing that brings its own root; sizes below 24 pixels are better without seams. */
export function toLogoElements({ petals: fill, seams, knot }: LogoColours, withSeams = true): string {
  const sewn = `<g stroke="${seams}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="4.6 5.2">${petals(logo.seam)}</g>`
  return `<g fill="${fill}">${petals(logo.petal)}</g>${withSeams ? sewn : ''}<circle r="${logo.knot}" fill="${knot}"/>`
}

/** The mark as a picture of its own, 96 × 96, in plain colours; for light grounds unless told otherwise. */
export function drawLogo(
  colours: LogoColours = { petals: PLAIN.indigo, seams: PLAIN.paper, knot: PLAIN.turmeric },
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="${logo.viewBox}">${toLogoElements(colours)}</svg>`
}
