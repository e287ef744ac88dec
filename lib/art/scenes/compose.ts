import type { Cloth } from '../cloth.ts'
import { sewBelow } from '../compositions/composition.ts'
import { createPen, type Pen } from '../figures/pen.ts'
import { type Point, pointList } from '../geometry.ts'
import type { Border, BrandScene, Scene, ScenePart } from './scene.ts'

/** The distance between rows of quilting. It is wide, because the quilting is the quiet part of a picture. */
const SPACING = 26

function sewPart(pen: Pen, part: ScenePart) {
  if ('thing' in part) pen.sew(part.thing, part, part.colours)
  else if ('thread' in part) pen.stitch(part.thread, part.colour ?? 'event', part.stitch ?? 'bold')
  else if ('cord' in part) pen.cord(part.cord, part.colour ?? 'event', part.width)
  else if ('patch' in part) pen.patch(part.patch, part.colour)
  else pen.knots(part.knots, part.colour ?? 'event')
}

/** Returns points along a line between two heights, in turn: a row of teeth. */
const toTeeth = (from: number, to: number, step: number, low: number, high: number): Point[] =>
  Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, i) => [from + i * step, i % 2 ? high : low])

/** The borders along the lower edge, or along the left one for the spine. */
const borders: Readonly<Record<Border, (cloth: Cloth) => void>> = {
  selvedge(cloth) {
    const { left, width, height } = cloth
    const top = height * 0.93
    cloth.edges(pointList([-left, top], [width, top], [width, height], [-left, height]), 'under')
    for (const share of [0.95, 0.975])
      cloth.seam(pointList([-left, height * share], [width, height * share]), 'main', 'fine')
  },
  sari(cloth) {
    const { left, width, height } = cloth
    const [top, step] = [height * 0.92, height * 0.045]
    const teeth = toTeeth(-left - step, width + step, step, top, top - height * 0.045)
    cloth.edges([...teeth, [width + step, height + 9], [-left - step, height + 9]], 'main')
    for (const share of [0.945, 0.975])
      cloth.seam(pointList([-left, height * share], [width, height * share]), 'over', 'fine')
  },
  torn(cloth) {
    const { left, width, height } = cloth
    const step = height * 0.06
    const edge = toTeeth(-left - step, width + step, step, height * 0.955, height * 0.935)
    cloth.edges([...edge, [width + step, height + 9], [-left - step, height + 9]], 'under')
    for (let x = -left + step / 2; x < width; x += step)
      cloth.seam(
        pointList([x, height * 0.945], [x - step * 0.2, height * (0.97 + 0.01 * (Math.round(x / step) % 3))]),
        'quilt',
        'line',
      )
  },
  spine(cloth) {
    const { left, height } = cloth
    const across = height * 0.075
    cloth.edges(pointList([-left, 0], [across - left, 0], [across - left, height], [-left, height]), 'main')
    for (const share of [0.15, 0.38, 0.62, 0.85])
      cloth.seam(pointList([-left, height * share], [across * 1.35 - left, height * share]), 'over', 'bold')
  },
}

/** Sews a scene onto a cloth of any size: its square is as high as the picture, in the middle of it. */
export function compose(cloth: Cloth, scene: Scene | BrandScene): void {
  if ('compose' in scene) {
    scene.compose(cloth)
    return
  }
  const { width, height, size } = cloth
  const scale = size / 200
  cloth.zone({ thread: 'quilt', spacing: SPACING })
  const { below, border } = scene
  if (below) {
    const { y, wave = 0, colour = 'under', thread = 'quilt' } = below
    const edge = height / 2 + y * scale
    const rise = wave * scale
    const shore = (x: number) => edge + rise * Math.sin(x / (42 * scale)) + rise * 0.4 * Math.sin(x / (17 * scale) + 2)
    sewBelow(cloth, shore, 16, { cloth: colour, thread, spacing: SPACING })
  }
  const pen = createPen(cloth, { x: width / 2, y: height / 2, scale })
  for (const part of scene.parts) sewPart(pen, part)
  if (border) borders[border](cloth)
}
