// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters it refuses
const SHAPE = /^[^\u0000-\u001f\u007f-\u009f]{1,200}$/

const isDots = (segment: string) => segment === '.' || segment === '..'

/** Returns whether a text can be an id of a backend: 1 to 200 characters, no control characters, no dot segments. */
export const isId = (id: string) => SHAPE.test(id) && id.isWellFormed() && !id.split(/[/\\]/).some(isDots)
