/** XML as a browser's parser reads it, which refuses what is not well-formed. For tests. */
export function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

/** The texts of all elements that a selector finds, in order, without the white space around them. */
export const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((node) => node.textContent.trim())
