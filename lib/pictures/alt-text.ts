const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|heic|heif|bmp|tiff?)$/i
const CAMERA =
  /^(?:img|image|dsc|dscn|pxl|photo|picture|pic|screenshot|screen shot|untitled|whatsapp image)[-_ ]?[\d(][\d\s._():apmt-]*$/i

export const MAX_ALT = 300

/**
 * Returns the problem with an alternative text, or null. `isDecorative` is null for a picture that always needs one;
 * `fileName` is the picture's name on the author's device.
 */
export function findAltError(alt: string, isDecorative: boolean | null, fileName = ''): string | null {
  const text = alt.trim()
  if (isDecorative) return null
  if (text === '') return `Say what the picture shows${isDecorative === null ? '' : ', or mark it as decorative'}.`
  const stem = fileName.replace(/\.[^.]{1,5}$/, '').toLowerCase()
  const isName = PICTURE_FILE.test(text) || CAMERA.test(text) || (stem !== '' && text.toLowerCase() === stem)
  if (isName) return 'This is a file name. Say what the picture shows.'
  return text.length > MAX_ALT ? `Use at most ${MAX_ALT} characters.` : null
}
