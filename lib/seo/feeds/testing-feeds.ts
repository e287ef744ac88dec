/** Parses XML like a browser's parser, which refuses anything that is not well-formed. */
export function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

/** Returns the texts of all elements that a selector finds, in order, without the white space around them. */
export const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((node) => node.textContent.trim())
