// Addresses do not preserve control characters, slashes and backslashes.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters it refuses
const SHAPE = /^[^\u0000-\u001f\u007f-\u009f/\\]{1,200}$/

/** Whether a text can be a backend's id: 1 to 200 characters, no control characters, no slashes, no dot segment. */
export const isId = (id: string) => SHAPE.test(id) && id !== '.' && id !== '..' && id.isWellFormed()
