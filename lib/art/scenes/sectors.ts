import type { Scene } from './scene.ts'

/** The pictures of sectors, with the border of a sari. */
export const sectors = {} satisfies Record<string, Scene>
