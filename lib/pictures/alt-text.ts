const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|heic|heif|bmp|tiff?)$/i
const CAMERA =
  /^(?:img|image|dsc|dscn|pxl|photo|picture|pic|screenshot|screen shot|untitled|whatsapp image)[-_ ]?[\d(][\d\s._():apmt-]*$/i

const LONGEST_ALT = 300

/** What is wrong with an alt text, or null. `fileName` is what the picture was called on the author's device. */
export function findAltFault(alt: string, isDecorative: boolean, fileName = ''): string | null {
  const text = alt.trim()
  if (isDecorative) return null
  if (text === '') return 'Say what the picture shows, or mark it as decorative.'
  const stem = fileName.replace(/\.[^.]{1,5}$/, '').toLowerCase()
  const isName = PICTURE_FILE.test(text) || CAMERA.test(text) || (stem !== '' && text.toLowerCase() === stem)
  if (isName) return 'This is a file name. Say what the picture shows.'
  return text.length > LONGEST_ALT ? `Use at most ${LONGEST_ALT} characters.` : null
}
