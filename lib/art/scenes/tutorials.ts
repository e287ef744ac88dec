import { button, needle } from '../figures/sewing.ts'
import { type Scene, thing } from './scene.ts'

/** Two needles pull their threads through one button; both threads end in the same knot. */
const twoNeedles: Scene = {
  says: 'Two needles at one button, their threads in one knot',
  tone: 'paper',
  border: 'selvedge',
  parts: [
    thing(button, { x: 0, y: 0, size: 52 }),
    { thread: 'M-78 50C-50 70 -34 30 -12 12', colour: 'main', stitch: 'line' },
    { thread: 'M78 50C50 70 34 30 12 12', colour: 'main', stitch: 'line' },
    thing(needle, { x: -84, y: 22, size: 36, turn: -45 }),
    thing(needle, { x: 84, y: 22, size: 36, turn: -45 }),
    { patch: 'M-14 0C-14 -18 14 -18 14 0C14 18 -14 18 -14 0z', colour: 'event' },
    { thread: 'M-26 -14L26 14M-26 14L26 -14' },
  ],
}

/** The pictures of the sample tutorials, with a selvedge. */
export const tutorials = { 'two-needles': twoNeedles } satisfies Record<string, Scene>
