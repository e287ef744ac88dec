import { MATH_ATTRIBUTES, MATH_CLASSES, MATH_OPTIONS, MATH_TAGS, MAX_FORMULA } from '@/lib/rich-text/math-markup'

const ATTRIBUTES = [...MATH_ATTRIBUTES, 'class']

/** Shows a formula in an element as the site does. One that cannot be read stays as its source. */
export async function typeset(source: string, place: HTMLElement): Promise<void> {
  const { default: temml } = await import('temml')
  if (source.length > MAX_FORMULA) return
  const made = document.createElement('span')
  try {
    temml.render(source, made, { ...MATH_OPTIONS, annotate: false, maxSize: [20, 20] })
  } catch {
    return
  }
  for (const node of made.querySelectorAll('*')) clean(node)
  place.replaceChildren(...made.childNodes)
}

/** Removes what the site removes too: other elements, links, styles. */
function clean(node: Element): void {
  if (!MATH_TAGS.includes(node.localName)) node.replaceWith(...node.childNodes)
  for (const { name } of [...node.attributes]) if (!ATTRIBUTES.includes(name)) node.removeAttribute(name)
  for (const name of [...node.classList]) if (!MATH_CLASSES.includes(name)) node.classList.remove(name)
}
