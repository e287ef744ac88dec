import { DomUtils, parseDocument } from 'htmlparser2'

/** A page of the site as a tree. Texts and attributes are as they were written, escaped. */
type PageTree = ReturnType<typeof parseDocument>
/** An element of it. */
export type PageElement = NonNullable<ReturnType<typeof DomUtils.findOne>>

/** Parses a page so that `toPageHtml` gives back unchanged what nobody edited. */
export const parsePage = (html: string): PageTree =>
  parseDocument(html, { decodeEntities: false, lowerCaseAttributeNames: false })

/** Writes a page as React does, but without the slash of `<br/>`. */
export const toPageHtml = (page: PageTree): string =>
  DomUtils.getOuterHTML(page, { encodeEntities: false, emptyAttrs: true, selfClosingTags: false })

/** The first element below `place` that passes; null where there is none. */
export const findElement = (place: PageTree | PageElement, test: (element: PageElement) => boolean) =>
  DomUtils.findOne(test, place.children)

/** Shows an element or hides it; null is none. */
export function setHidden(element: PageElement | null, isHidden: boolean): void {
  if (element && isHidden) element.attribs.hidden = ''
  else delete element?.attribs.hidden
}

/** Puts HTML in front of an element. */
export function insertBefore(element: PageElement, html: string): void {
  for (const node of [...parsePage(html).children]) DomUtils.prepend(element, node)
}

/** Replaces what is in an element by HTML. */
export function setContent(element: PageElement, html: string): void {
  for (const node of [...element.children]) DomUtils.removeElement(node)
  for (const node of [...parsePage(html).children]) DomUtils.appendChild(element, node)
}
