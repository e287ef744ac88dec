import type { Scene } from './scene.ts'

/** The pictures of journal articles, with the spine of a book. */
export const essays = {} satisfies Record<string, Scene>
