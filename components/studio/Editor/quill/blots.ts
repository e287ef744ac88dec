// biome-ignore-all lint/complexity/noThisInStatic: Quill creates elements in static methods that call their parent's.
import { BlockEmbed } from 'quill/blots/block.js'
import Embed from 'quill/blots/embed.js'
import { Parchment } from 'quill/core.js'
import CodeBlock from 'quill/formats/code.js'
import { MATH_ATTRIBUTES, MATH_CLASSES, MATH_OPTIONS, MATH_TAGS, MAX_FORMULA } from '@/lib/rich-text/math-markup'
import { toVideo } from '@/lib/rich-text/video'

type Blot = Parchment.RegistryDefinition & { create(value?: unknown): Node }

/** The number of a list item. The style sheet reads it from the custom property. */
class StartAttributor extends Parchment.Attributor {
  override add(node: HTMLElement, value: unknown): boolean {
    if (!super.add(node, value)) return false
    node.style.setProperty('--start', String(Number(value)))
    return true
  }
  override remove(node: HTMLElement): void {
    super.remove(node)
    node.style.removeProperty('--start')
  }
}

export const ListStart = new StartAttributor('start', 'value', { scope: Parchment.Scope.BLOCK })

/** A line of code with its language. */
export class CodeLine extends CodeBlock {
  static override create(value?: unknown): HTMLElement {
    const node = super.create(value) as HTMLElement
    if (typeof value === 'string') node.dataset.language = value
    return node
  }
  static override formats(node: HTMLElement): string | true {
    return node.dataset.language || true
  }
  override format(name: string, value: unknown): void {
    if (name === CodeLine.blotName && typeof value === 'string') this.domNode.dataset.language = value
    else super.format(name, value)
  }
}

/** A horizontal rule. */
export class Divider extends BlockEmbed {
  static override blotName = 'divider'
  static override tagName = 'HR'
  static override value(): boolean {
    return true
  }
}

/** Returns an embed that stores its value in a data attribute. */
function toEmbed(
  Parent: typeof Parchment.EmbedBlot,
  name: string,
  tagName: string,
  show: (node: HTMLElement, value: unknown) => void,
) {
  return class extends Parent {
    static override blotName = name
    static override className = `ql-${name}`
    static override tagName = tagName
    static override create(value?: unknown): HTMLElement {
      const node = super.create() as HTMLElement
      node.dataset.value = JSON.stringify(value ?? null)
      show(node, value)
      return node
    }
    static override value(node: HTMLElement): unknown {
      return JSON.parse(node.dataset.value ?? 'null')
    }
  }
}

function appendWords(node: HTMLElement, text: string): HTMLElement {
  const words = document.createElement('span')
  words.append(text)
  node.append(words)
  return words
}

/** A video as a card, so that the editor loads nothing from other sites. */
export const VideoCard = toEmbed(BlockEmbed, 'video', 'DIV', (node, address) => {
  node.contentEditable = 'false'
  const video = toVideo(String(address))
  appendWords(node, video ? `Video on ${video.site}: ${video.href}` : `Not a video that the site can show: ${address}`)
})

const FORMULA_ATTRIBUTES = [...MATH_ATTRIBUTES, 'class']

/** Shows a formula in an element in the same way as the site. One that cannot be read is shown as its source. */
async function typeset(source: string, place: HTMLElement): Promise<void> {
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

/** Removes what the site also removes: other elements, links, styles. */
function clean(node: Element): void {
  if (!MATH_TAGS.includes(node.localName)) node.replaceWith(...node.childNodes)
  for (const { name } of [...node.attributes]) if (!FORMULA_ATTRIBUTES.includes(name)) node.removeAttribute(name)
  for (const name of [...node.classList]) if (!MATH_CLASSES.includes(name)) node.classList.remove(name)
}

/** A formula, typeset as on the site. */
export const Formula = toEmbed(Embed, 'formula', 'SPAN', (node, source) => {
  void typeset(String(source), appendWords(node, String(source)))
})

/** A mention from another editor, kept unchanged. */
export const Mention = toEmbed(Embed, 'mention', 'SPAN', (node, value) => {
  const name = typeof value === 'object' && value !== null && 'value' in value ? value.value : ''
  node.append(`@${name}`)
})

/** The place of a picture that is being imported. It is never saved. */
export const Placeholder = toEmbed(Embed, 'placeholder', 'SPAN', (node, id) => {
  node.dataset.id = String(id)
  node.append('Picture')
})

/** Returns the format for pictures. `show` returns the address from which to show one. An empty `alt` marks a decoration. */
export function toPicture(show: (src: string) => string | null): Blot {
  return class Picture extends Embed {
    static override blotName = 'image'
    static override className = 'ql-picture'
    static override tagName = 'SPAN'
    static override create(value?: unknown): HTMLElement {
      const node = super.create() as HTMLElement
      const src = String(value)
      node.dataset.source = src
      const image = document.createElement('img')
      const shown = show(src)
      if (shown) image.src = shown
      node.append(image)
      return node
    }
    static override value(node: HTMLElement): string {
      return node.dataset.source ?? ''
    }
    static override formats(node: HTMLElement): Record<string, string> {
      return JSON.parse(node.dataset.formats ?? '{}')
    }
    override format(name: string, value: unknown): void {
      const node = this.domNode as HTMLElement
      if (!PICTURE_FORMATS.includes(name)) {
        super.format(name, value)
        return
      }
      const { [name]: _, ...others } = Picture.formats(node)
      const isSet = value !== null && value !== undefined && value !== false
      const formats: Record<string, string> = isSet ? { ...others, [name]: String(value) } : others
      node.dataset.formats = JSON.stringify(formats)
      showFormats(node, formats)
    }
  }
}

const IMAGE_FORMATS = ['alt', 'width', 'height']
const PICTURE_FORMATS = [...IMAGE_FORMATS, 'caption', 'layout']

/** Shows a picture as the site does: with its sizes, and the caption below. */
function showFormats(node: HTMLElement, { caption, layout, ...image }: Record<string, string>): void {
  const shown = node.querySelector('img')
  for (const name of IMAGE_FORMATS)
    if (image[name] === undefined) shown?.removeAttribute(name)
    else shown?.setAttribute(name, image[name])
  node.dataset.layout = layout ?? 'wide'
  node.querySelector('[data-caption]')?.remove()
  if (!caption || !shown) return
  const words = document.createElement('span')
  words.dataset.caption = ''
  words.append(caption)
  shown.after(words)
}
