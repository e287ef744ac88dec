const PREFIX = 'scene/'

/** Returns the text that stores a drawing as the picture of a post: `scene/two-needles`. */
export const toSceneKey = (id: string): string => PREFIX + id

/** Returns whether the picture of a post is a drawing, which describes itself. */
export const isSceneKey = (key: string): boolean => key.startsWith(PREFIX)

/** Returns the id of the drawing that a picture names, or an empty text. */
export const toSceneName = (key: string | null | undefined): string =>
  key && isSceneKey(key) ? key.slice(PREFIX.length) : ''
