import type { Scene } from './scene.ts'

/** The pictures of case studies, with a torn edge. */
export const studies = {} satisfies Record<string, Scene>
