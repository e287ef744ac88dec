// biome-ignore-all lint/complexity/noThisInStatic: Quill makes a format's element by static methods that call their parent's.
import { BlockEmbed } from 'quill/blots/block.js'
import Embed from 'quill/blots/embed.js'
import { Parchment } from 'quill/core.js'
import CodeBlock from 'quill/formats/code.js'
import { toVideo } from '@/lib/rich-text/video'
import { typeset } from './typeset'

type Blot = Parchment.RegistryDefinition & { create(value?: unknown): Node }

/** A line of code that knows its language. */
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

/** A video as a card: nothing of another site is loaded while a text is written. */
export class VideoCard extends BlockEmbed {
  static override blotName = 'video'
  static override className = 'ql-video'
  static override tagName = 'DIV'
  static override create(value?: unknown): HTMLElement {
    const node = super.create() as HTMLElement
    const address = String(value)
    node.dataset.address = address
    node.contentEditable = 'false'
    const video = toVideo(address)
    const words = document.createElement('span')
    words.append(video ? `Video on ${video.site}: ${video.href}` : `Not a video that the site can show: ${address}`)
    node.append(words)
    return node
  }
  static override value(node: HTMLElement): string {
    return node.dataset.address ?? ''
  }
}

/** A rule between two parts. */
export class Divider extends BlockEmbed {
  static override blotName = 'divider'
  static override tagName = 'HR'
  static override value(): boolean {
    return true
  }
}

/** A formula, typeset as the site shows it. */
export class Formula extends Embed {
  static override blotName = 'formula'
  static override className = 'ql-formula'
  static override tagName = 'SPAN'
  static override create(value?: unknown): HTMLElement {
    const node = super.create() as HTMLElement
    const source = String(value)
    node.dataset.value = source
    const shown = document.createElement('span')
    shown.textContent = source
    node.append(shown)
    void typeset(source, shown)
    return node
  }
  static override value(node: HTMLElement): string {
    return node.dataset.value ?? ''
  }
}

/** A person's name that another editor linked; kept as it is. */
export class Mention extends Embed {
  static override blotName = 'mention'
  static override className = 'ql-mention'
  static override tagName = 'SPAN'
  static override create(value?: unknown): HTMLElement {
    const node = super.create() as HTMLElement
    node.dataset.mention = JSON.stringify(value)
    const name = typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : ''
    node.append(`@${name}`)
    return node
  }
  static override value(node: HTMLElement): unknown {
    return JSON.parse(node.dataset.mention ?? '{}')
  }
}

/** The place of a picture that is being taken over; never part of what is saved. */
export class Placeholder extends Embed {
  static override blotName = 'placeholder'
  static override className = 'ql-placeholder'
  static override tagName = 'SPAN'
  static override create(value?: unknown): HTMLElement {
    const node = super.create() as HTMLElement
    node.dataset.id = String(value)
    node.append('Picture')
    return node
  }
  static override value(node: HTMLElement): string {
    return node.dataset.id ?? ''
  }
}

const PICTURE_FORMATS = ['alt', 'width', 'height']

/** Pictures; `show` gives the address to show one from. An empty `alt` marks a decoration. */
export function toPicture(show: (src: string) => string | null): Blot {
  return class Picture extends Parchment.EmbedBlot {
    static override blotName = 'image'
    static override tagName = 'IMG'
    static override create(value?: unknown): HTMLElement {
      const node = super.create() as HTMLElement
      const src = String(value)
      node.dataset.source = src
      const shown = show(src)
      if (shown) node.setAttribute('src', shown)
      return node
    }
    static override value(node: HTMLElement): string {
      return node.dataset.source ?? ''
    }
    static override formats(node: HTMLElement): Record<string, string> {
      const own = PICTURE_FORMATS.filter((name) => node.hasAttribute(name))
      return Object.fromEntries(own.map((name) => [name, node.getAttribute(name) ?? '']))
    }
    override format(name: string, value: unknown): void {
      const node = this.domNode as HTMLElement
      if (!PICTURE_FORMATS.includes(name)) super.format(name, value)
      else if (value === null || value === undefined || value === false) node.removeAttribute(name)
      else node.setAttribute(name, String(value))
    }
  }
}
