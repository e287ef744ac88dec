import { toSlug } from '../format/slug.ts'

/** A heading in a table of contents. `level` is 2 to 6. */
export type Heading = { id: string; text: string; level: number }

/** Assigns ids and levels to headings, in their order. */
export class Outline {
  readonly headings: Heading[] = []
  readonly #counts = new Map<string, number>()
  readonly #below: number | null
  #open: number[] = []

  /**
   * `below` is the level of the heading above a short text. Headings in it get no ids, because a page may have several
   * such texts.
   */
  constructor(below: number | null = null) {
    this.#below = below
  }

  /** Adds a heading. `written` is its level in the source. An article's headings are below the page's own h1, and no level is skipped. */
  add(text: string, written: number): Heading {
    this.#open = [...this.#open.filter((level) => level < written), written]
    const id = this.#below === null ? this.toId(text) : ''
    const heading = { id, text, level: Math.min((this.#below ?? 1) + this.#open.length, 6) }
    this.headings.push(heading)
    return heading
  }

  /** Returns an id that no other part of the page has: an article may call a section "main" or "footer". */
  toId(text: string): string {
    const base = `section-${toSlug(text) || 'part'}`
    const count = (this.#counts.get(base) ?? 0) + 1
    this.#counts.set(base, count)
    // No slug has a double hyphen, so the second "Part" does not clash with "Part 2".
    return count === 1 ? base : `${base}--${count}`
  }
}
