import type { Scene } from './scene.ts'

/** The pictures of the company’s own pages and ventures. */
export const landing = {} satisfies Record<string, Scene>
