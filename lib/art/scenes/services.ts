import type { Scene } from './scene.ts'

/** The pictures of services, without a border. */
export const services = {} satisfies Record<string, Scene>
