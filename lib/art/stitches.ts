import { type Role, toColour } from './palette.ts'

/** run: running stitch · fine and bold: the same in thin and thick thread · knots: dots · line: solid. */
export type Stitch = 'run' | 'fine' | 'bold' | 'knots' | 'line'

/** Formats lengths of stitches and gaps. Round ends make a stitch longer, so stitches with flat ends are drawn longer. */
function toDashes(unit: number, flat: boolean, width: number, ...parts: number[]): string {
  const end = flat ? width * 0.8 : 0
  return parts.map((part, i) => Number(((part + (i % 2 ? -end : end)) * unit).toFixed(1))).join(' ')
}

/**
 * Gives each look that a picture uses a class; the rules go into the picture's own style sheet. `unit` scales thread
 * and stitches; `id` separates the classes of pictures on one page; `flat` ends are for print.
 */
export function createLooks(id: string, unit: number, flat: boolean) {
  const classes = new Map<string, string>()
  const size = (n: number) => Number((n * unit).toFixed(1))
  const dash = (width: number, ...parts: number[]) => toDashes(unit, flat, width, ...parts)
  // Hand-sewn stitches have different lengths.
  const threads: Readonly<Record<Stitch, string>> = {
    run: '',
    fine: `;stroke-width:${size(2.6)};stroke-dasharray:${dash(2.6, 7, 6, 8, 5)}`,
    bold: `;stroke-width:${size(5.4)};stroke-dasharray:${dash(5.4, 15, 11, 17, 10)}`,
    knots: `;stroke-width:${size(7)};stroke-dasharray:none${flat ? ';stroke-linecap:round' : ''}`,
    line: `;stroke-width:${size(4)};stroke-dasharray:none`,
  }
  const toClass = (look: string) => {
    const known = classes.get(look) ?? id + classes.size.toString(36)
    classes.set(look, known)
    return known
  }
  return {
    patch: (cloth: Role, gap?: Role) =>
      toClass(`fill:${toColour(cloth)}${gap ? `;stroke:${toColour(gap)}${threads.line}` : ''}`),
    cord: (thread: Role, width: number) =>
      toClass(`stroke:${toColour(thread)};stroke-width:${Number(width.toFixed(1))};stroke-dasharray:none`),
    stitch: (thread: Role, stitch: Stitch) => toClass(`stroke:${toColour(thread)}${threads[stitch]}`),
    /** Returns the rules of all looks used so far. */
    toRules: () => [...classes].map(([look, name]) => `.${name}{${look}}`).join(''),
  }
}

/** Returns attributes of the root element that make running stitch the default. */
export function toThreadAttributes(unit: number, flat: boolean): string {
  const size = (n: number) => Number((n * unit).toFixed(1))
  const dashes = toDashes(unit, flat, 3.6, 11, 8, 13, 7, 10, 8)
  return `fill="none" stroke-width="${size(3.6)}" stroke-linecap="${flat ? 'butt' : 'round'}" stroke-linejoin="round" stroke-dasharray="${dashes}"`
}
